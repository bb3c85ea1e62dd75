#pragma once
#include "LocalTransfer.h"
