// Core Data. The headers for Objective-C apps are in SDK/include/CoreData; this is what the Swift module needs.
#pragma once
#include "CoreDataObjects.h"
