#pragma once
#import <CoreData/CoreData.h>

/// Prepares an unarchiver for predicates and expressions in Apple's archives, whose classes GNUstep does not have, and
/// for the predicate strings of this project's model compiler.
void archived_predicates_prepare(NSKeyedUnarchiver *unarchiver);
