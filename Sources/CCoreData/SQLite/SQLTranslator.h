#pragma once
#import "SQLite/SQLScope.h"

/// Translates predicates and sort descriptors to SQL with the same meaning. Those that cannot be translated are
/// evaluated with objects.
@interface SQLTranslator : NSObject {
  @package
    StoreSchema *schema;
    __unsafe_unretained NSPersistentStore *store;
    SQLScope *scope;
    /// The values of the parameters, in order.
    NSMutableArray *values;
}
- (id)initWithSchema:(StoreSchema *)schema store:(NSPersistentStore *)store entity:(NSEntityDescription *)entity;
/// The condition; nil if the predicate cannot be translated.
- (NSString *)conditionOf:(NSPredicate *)predicate;
/// The condition for the translatable part of a conjunction; `rest` is set to the remaining part, nil for none.
- (NSString *)conditionOf:(NSPredicate *)predicate rest:(NSPredicate **)rest;
/// The ORDER BY terms `t0.ZNAME COLLATE … DESC, …`; nil if a sort descriptor cannot be translated.
- (NSString *)orderOf:(NSArray *)sortDescriptors;
/// The column of a key path to an attribute or to-one relationship; nil for other paths.
- (NSString *)columnOfKeyPath:(NSString *)keyPath slot:(PropertySlot **)slot;
@end
