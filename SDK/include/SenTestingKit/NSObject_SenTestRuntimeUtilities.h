#pragma once
#import <Foundation/Foundation.h>

/// The family of a class, by which classes of tests are found: one that answers that it has no such superclass is none.
@interface NSObject (SenTestRuntimeUtilities)
/// The class itself and all that it inherits from.
+ (NSArray *)senAllSuperclasses;
+ (NSArray *)senAllSubclasses;
+ (BOOL)senIsASuperclassOfClass:(Class)aClass;
@end
