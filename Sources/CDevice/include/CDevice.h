#pragma once
#include "AppProcess.h"
#include "ExchangeFiles.h"
#include "RealTime.h"
