#pragma once
#import <CoreData/CoreData.h>

/// Makes an unarchiver understand the predicates and expressions of Apple's archives, whose classes this Foundation
/// does not have, and the texts of predicates that our own compiler of models writes.
void archived_predicates_prepare(NSKeyedUnarchiver *unarchiver);
