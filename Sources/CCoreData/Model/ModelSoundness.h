#pragma once
#import <CoreData/CoreData.h>

/// What is wrong with a model that was read from a file, as a sentence; nil if its parts belong together. The framework
/// relies on that for each model: hierarchies without cycles, each property in one entity, relationships whose ends are
/// in the model.
NSString *model_fault(NSManagedObjectModel *model);

/// Connects the relationships of a model that was just decoded.
/// - Returns: What is wrong with the model, as a sentence; nil if it can be used.
NSString *connect_read_model(NSManagedObjectModel *model);
