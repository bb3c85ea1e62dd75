#pragma once
#include "PendingShell.h"
#include "VirtualTime.h"
