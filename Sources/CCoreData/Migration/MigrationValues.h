#pragma once
#import <CoreData/CoreData.h>

/// The value that a property mapping's expression has: with the variables of migrations bound.
id migration_value(NSPropertyMapping *property, NSEntityMigrationPolicy *policy, NSMigrationManager *manager,
                   NSEntityMapping *mapping, NSManagedObject *source, NSManagedObject *destination);
/// The destination objects of a source object, whatever mapping made them.
NSArray *migration_instances(NSMigrationManager *manager, NSManagedObject *source);
