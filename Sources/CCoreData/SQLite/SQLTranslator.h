#pragma once
#import "SQLite/SQLScope.h"

/// Writes predicates and sort descriptors as SQL that means the same for rows as they mean for objects. What has no
/// such SQL is left to be evaluated on objects.
@interface SQLTranslator : NSObject {
  @package
    StoreSchema *schema;
    __unsafe_unretained NSPersistentStore *store;
    SQLScope *scope;
    /// What stands for the `?`s, in their order.
    NSMutableArray *values;
}
- (id)initWithSchema:(StoreSchema *)schema store:(NSPersistentStore *)store entity:(NSEntityDescription *)entity;
/// The condition; nil if the predicate has none in SQL.
- (NSString *)conditionOf:(NSPredicate *)predicate;
/// The part of a conjunction that SQL can answer, and in `rest` what it cannot, nil for nothing.
- (NSString *)conditionOf:(NSPredicate *)predicate rest:(NSPredicate **)rest;
/// `t0.ZNAME COLLATE … DESC, …`; nil if one of the descriptors has no SQL.
- (NSString *)orderOf:(NSArray *)sortDescriptors;
/// The column of a key path to an attribute or to-one relationship; nil if it leads elsewhere.
- (NSString *)columnOfKeyPath:(NSString *)keyPath slot:(PropertySlot **)slot;
@end
