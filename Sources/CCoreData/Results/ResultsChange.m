#import "Results/ResultsChange.h"

NSIndexPath *results_path(NSUInteger section, NSUInteger row) {
    NSUInteger indexes[] = {section, row};
    return [NSIndexPath indexPathWithIndexes:indexes length:2];
}

@implementation ResultsSection {
    NSString *_name;
    __unsafe_unretained NSFetchedResultsController *_owner;
}

- (id)initWithName:(NSString *)name owner:(NSFetchedResultsController *)owner {
    if ((self = [super init])) {
        _name = name;
        _owner = owner;
    }
    return self;
}

- (NSString *)name {
    return _name;
}
- (NSString *)indexTitle {
    return _name ? [_owner sectionIndexTitleForSectionName:_name] : nil;
}
- (NSUInteger)numberOfObjects {
    return [_objects count];
}

@end

/// The position of an object.
@interface ResultsPlace : NSObject {
  @public
    NSUInteger section, row;
    NSString *name;
}
@end

@implementation ResultsPlace
@end

@implementation ResultsChange {
    NSArray *_old, *_new;
    NSMapTable *_oldPlaces, *_newPlaces;
    NSMutableArray *_gone, *_come, *_moved, *_updated;
}

static NSMapTable *places_of(NSArray *sections) {
    NSMapTable *places = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
    NSUInteger sectionPlace = 0;
    for (ResultsSection *section in sections) {
        NSUInteger row = 0;
        for (id object in section.objects) {
            ResultsPlace *place = [[ResultsPlace alloc] init];
            place->section = sectionPlace;
            place->row = row++;
            place->name = section.name;
            NSMapInsert(places, (__bridge void *)object, (__bridge void *)place);
        }
        sectionPlace++;
    }
    return places;
}

static ResultsPlace *place_in(NSMapTable *places, id object) {
    return (__bridge ResultsPlace *)NSMapGet(places, (__bridge void *)object);
}

- (id)initWithOld:(NSArray *)oldSections new:(NSArray *)newSections changed:(NSSet *)changed {
    if (!(self = [super init])) return nil;
    _old = oldSections;
    _new = newSections;
    _oldPlaces = places_of(oldSections);
    _newPlaces = places_of(newSections);
    _gone = [[NSMutableArray alloc] init];
    _come = [[NSMutableArray alloc] init];
    _moved = [[NSMutableArray alloc] init];
    _updated = [[NSMutableArray alloc] init];
    // The number of unchanged objects before each changed one. If it stays the same, the object has not moved.
    NSMapTable *unchangedBefore = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSIntegerMapValueCallBacks, 16);
    intptr_t count = 0;
    NSMutableArray *orderBefore = [NSMutableArray array];
    for (ResultsSection *section in oldSections) {
        for (id object in section.objects) {
            if (place_in(_newPlaces, object) == nil) {
                [_gone addObject:object];
            } else if ([changed containsObject:object]) {
                NSMapInsert(unchangedBefore, (__bridge void *)object, (void *)(count + 1));
                [orderBefore addObject:object];
            } else {
                count++;
            }
        }
    }
    count = 0;
    NSUInteger lastOrder = 0;
    for (ResultsSection *section in newSections) {
        for (id object in section.objects) {
            if (place_in(_oldPlaces, object) == nil) {
                [_come addObject:object];
                continue;
            }
            if (![changed containsObject:object]) {
                count++;
                continue;
            }
            intptr_t before = (intptr_t)NSMapGet(unchangedBefore, (__bridge void *)object) - 1;
            NSString *oldName = place_in(_oldPlaces, object)->name;
            BOOL isSameSection = oldName == section.name || [oldName isEqualToString:section.name];
            // Changed objects may have changed their order among themselves.
            NSUInteger order = [orderBefore indexOfObjectIdenticalTo:object] + 1;
            if (before == count && isSameSection && order > lastOrder) {
                lastOrder = order;
                [_updated addObject:object];
            } else {
                [_moved addObject:object];
            }
        }
    }
    NSFreeMapTable(unchangedBefore);
    return self;
}

- (void)dealloc {
    NSFreeMapTable(_oldPlaces);
    NSFreeMapTable(_newPlaces);
}

static BOOL has_section(NSArray *sections, NSString *name) {
    for (ResultsSection *each in sections) {
        if (each.name == name || [each.name isEqualToString:name]) return YES;
    }
    return NO;
}

- (NSIndexPath *)pathOf:(id)object in:(NSMapTable *)places {
    ResultsPlace *place = place_in(places, object);
    return place ? results_path(place->section, place->row) : nil;
}

- (void)tellSections:(NSArray *)sections
            absentIn:(NSArray *)others
                type:(NSFetchedResultsChangeType)type
            delegate:(id)delegate
          controller:(NSFetchedResultsController *)controller {
    NSUInteger place = 0;
    for (ResultsSection *each in sections) {
        if (!has_section(others, each.name)) {
            [delegate controller:controller didChangeSection:each atIndex:place forChangeType:type];
        }
        place++;
    }
}

- (void)tell:(id)delegate of:(NSFetchedResultsController *)controller {
    if ([_gone count] + [_come count] + [_moved count] + [_updated count] == 0) return;
    if ([delegate respondsToSelector:@selector(controllerWillChangeContent:)])
        [delegate controllerWillChangeContent:controller];
    if (controller.sectionNameKeyPath && [delegate respondsToSelector:@selector(controller:
                                                                          didChangeSection:atIndex:forChangeType:)]) {
        [self tellSections:_old
                  absentIn:_new
                      type:NSFetchedResultsChangeDelete
                  delegate:delegate
                controller:controller];
        [self tellSections:_new
                  absentIn:_old
                      type:NSFetchedResultsChangeInsert
                  delegate:delegate
                controller:controller];
    }
    SEL selector = @selector(controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:);
    if ([delegate respondsToSelector:selector]) {
        for (id object in _gone) {
            [delegate controller:controller
                 didChangeObject:object
                     atIndexPath:[self pathOf:object in:_oldPlaces]
                   forChangeType:NSFetchedResultsChangeDelete
                    newIndexPath:nil];
        }
        for (id object in _come) {
            [delegate controller:controller
                 didChangeObject:object
                     atIndexPath:nil
                   forChangeType:NSFetchedResultsChangeInsert
                    newIndexPath:[self pathOf:object in:_newPlaces]];
        }
        for (id object in _moved) {
            [delegate controller:controller
                 didChangeObject:object
                     atIndexPath:[self pathOf:object in:_oldPlaces]
                   forChangeType:NSFetchedResultsChangeMove
                    newIndexPath:[self pathOf:object in:_newPlaces]];
        }
        for (id object in _updated) {
            [delegate controller:controller
                 didChangeObject:object
                     atIndexPath:[self pathOf:object in:_oldPlaces]
                   forChangeType:NSFetchedResultsChangeUpdate
                    newIndexPath:nil];
        }
    }
    if ([delegate respondsToSelector:@selector(controllerDidChangeContent:)])
        [delegate controllerDidChangeContent:controller];
}

@end
