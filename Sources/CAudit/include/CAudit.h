#pragma once
#include "LimitedProcess.h"
