#pragma once
#import "Objects/ManagedObject.h"

// Apple's rules of validation, with its codes and texts.

/// What the model says of one value.
BOOL object_validate_value(NSManagedObject *object, id *value, NSString *key, NSError **error);
/// All properties, by `-validateValue:forKey:error:` of the object.
BOOL object_validate_properties(NSManagedObject *object, NSError **error);
/// Whether relationships deny the deletion.
BOOL object_validate_deletion(NSManagedObject *object, NSError **error);
/// One error of several: the first, or NSValidationMultipleErrorsError around them.
NSError *validation_error_of(NSArray *errors);
