#pragma once
#import <CoreData/CoreData.h>

/// The policy that an app means: one read from a constant before the class was loaded is still a string.
NSMergePolicy *merge_policy_for(id policy);
