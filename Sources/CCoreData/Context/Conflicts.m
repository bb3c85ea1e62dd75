// Optimistic locking: resolves conflicts with objects that another context has saved since this one read them.

#import "Context/Conflicts.h"
#import "Context/ContextState.h"
#import "Errors/Failures.h"

@implementation RowConflict

+ (RowConflict *)conflictOfObject:(NSManagedObject *)object persisted:(StoredRow *)persisted {
    RowConflict *made = [[self alloc] init];
    made->object = object;
    made->persisted = persisted;
    return made;
}

@end

static BOOL is_same(id a, id b) { return a == b || [a isEqual:b]; }

/// Takes the store's values of an object, except those that the policy keeps.
static void take_persisted(NSManagedObject *object, StoredRow *persisted, NSMergePolicyType type) {
    StoredRow *known = object_row(object);
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->is_transient || slot->kind == ToManySlot || slot->kind == FetchedSlot) continue;
        BOOL isChangedHere = object_has_changed(object, i);
        BOOL isChangedThere = known == nil || !is_same(row_value(known, i), row_value(persisted, i));
        BOOL takesTheirs = !isChangedHere;
        if (type == NSMergeByPropertyStoreTrumpMergePolicyType) takesTheirs = !isChangedHere || isChangedThere;
        if (type == NSRollbackMergePolicyType) takesTheirs = YES;
        if (type == NSOverwriteMergePolicyType) takesTheirs = NO;
        if (takesTheirs && isChangedThere) {
            [object willChangeValueForKey:slot->name];
            object->_values[i] = row_value(persisted, i);
            object->_valuesBefore = nil;
            [object didChangeValueForKey:slot->name];
            if (object->_changed) object->_changed[i] = 0;
        } else if (type == NSOverwriteMergePolicyType) {
            object_mark_changed(object, i);
        }
    }
    object_set_row(object, persisted);
    [object awakeFromSnapshotEvents:NSSnapshotEventMergePolicy];
}

static NSArray *merge_conflicts(NSArray *conflicts) {
    NSMutableArray *result = [NSMutableArray array];
    for (RowConflict *each in conflicts) {
        StoredRow *known = object_row(each->object);
        NSMergeConflict *made = [[NSMergeConflict alloc]
               initWithSource:each->object
                   newVersion:(NSUInteger)(each->persisted ? each->persisted->version : 0)oldVersion
                             :(NSUInteger)(known ? known->version : 0)cachedSnapshot:known.valuesByName
            persistedSnapshot:each->persisted.valuesByName];
        [result addObject:made];
    }
    return result;
}

BOOL conflicts_resolve(NSManagedObjectContext *context, NSArray *conflicts, NSError **error) {
    NSMergePolicy *policy = context.mergePolicy;
    NSArray *described = merge_conflicts(conflicts);
    if (![policy resolveConflicts:described error:error]) {
        if (error && *error == nil) {
            NSDictionary *info = [NSDictionary dictionaryWithObject:described forKey:@"conflictList"];
            fail_with_info(error, NSManagedObjectMergeError, info);
        }
        return NO;
    }
    for (RowConflict *each in conflicts) {
        NSManagedObject *object = each->object;
        if (each->persisted == nil) {
            // Another context deleted the object, so there is nothing to save.
            [context->_updated removeObject:object];
            [context->_deleted removeObject:object];
            object->_isGone = YES;
            context_drop(context, object);
            continue;
        }
        if (object->_deleted) {
            object_set_row(object, each->persisted);
            if (policy.mergeType != NSRollbackMergePolicyType &&
                policy.mergeType != NSMergeByPropertyStoreTrumpMergePolicyType) {
                continue;
            }
            object->_deleted = object->_hasPropagated = NO;
            [context->_deleted removeObject:object];
        }
        object_fire_if_needed(object);
        take_persisted(object, each->persisted, policy.mergeType);
        if (policy.mergeType == NSRollbackMergePolicyType) {
            object_forget_changes(object);
            object->_updated = NO;
            [context->_updated removeObject:object];
        }
    }
    return YES;
}
