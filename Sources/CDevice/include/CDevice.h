#pragma once
#include "AppParent.h"
#include "AppProcess.h"
#include "ExchangeFiles.h"
#include "LaunchRequest.h"
#include "LoadedLibraries.h"
#include "PeerUser.h"
#include "RealTime.h"
