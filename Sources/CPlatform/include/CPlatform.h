#pragma once
#include "DescriptorPassing.h"
#include "DeviceHardware.h"
#include "MainQueue.h"
#include "OtherThreads.h"
#include "PendingShell.h"
#include "SealedMemory.h"
#include "VirtualTime.h"
