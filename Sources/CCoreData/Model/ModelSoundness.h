#pragma once
#import <CoreData/CoreData.h>

/// What is wrong with a model that was read from a file, as a sentence; nil if its parts belong together. The framework
/// relies on that for each model: hierarchies without cycles, each property in one entity, relationships whose ends are
/// in the model.
NSString *model_fault(NSManagedObjectModel *model);
