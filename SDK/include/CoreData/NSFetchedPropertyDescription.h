#pragma once
#import <CoreData/NSPropertyDescription.h>

@class NSFetchRequest;

@interface NSFetchedPropertyDescription : NSPropertyDescription
@property (nonatomic, retain) NSFetchRequest *fetchRequest;
@end
