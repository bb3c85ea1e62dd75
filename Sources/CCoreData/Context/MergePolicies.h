#pragma once
#import <CoreData/CoreData.h>

/// The merge policy for a value that the app set. A constant that was read before the class was loaded is a string.
NSMergePolicy *merge_policy_for(id policy);
