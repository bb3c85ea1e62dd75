#pragma once
#import <CoreData/CoreData.h>

/// Evaluates the expression of a property mapping, with the variables of migrations.
id migration_value(NSPropertyMapping *property, NSEntityMigrationPolicy *policy, NSMigrationManager *manager,
                   NSEntityMapping *mapping, NSManagedObject *source, NSManagedObject *destination);
/// The destination objects of a source object, for all mappings.
NSArray *migration_instances(NSMigrationManager *manager, NSManagedObject *source);
