#pragma once
#include "ProcessStart.h"
