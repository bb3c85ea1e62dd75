#pragma once
#include "AppProcess.h"
#include "ExchangeFiles.h"
#include "LoadedLibraries.h"
#include "RealTime.h"
