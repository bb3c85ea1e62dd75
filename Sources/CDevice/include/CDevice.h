#pragma once
#include "AppProcess.h"
#include "AppSandbox.h"
#include "ExchangeFiles.h"
#include "LoadedLibraries.h"
#include "RealTime.h"
