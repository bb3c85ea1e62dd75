#pragma once
#import "Objects/ManagedObject.h"

// Validation with the rules, error codes and messages of Apple's implementation.

/// Validates a value by the rules in the model.
BOOL object_validate_value(NSManagedObject *object, id *value, NSString *key, NSError **error);
/// Validates all properties with the object's `-validateValue:forKey:error:`.
BOOL object_validate_properties(NSManagedObject *object, NSError **error);
/// Whether no relationship with the rule Deny prevents the deletion.
BOOL object_validate_deletion(NSManagedObject *object, NSError **error);
/// Combines errors: the only one, or an NSValidationMultipleErrorsError with all.
NSError *validation_error_of(NSArray *errors);
