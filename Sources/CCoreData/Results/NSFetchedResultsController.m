#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Results/ResultsChange.h"
#import "Results/SectionCache.h"
#import "Results/SectionObjects.h"

@implementation NSFetchedResultsController {
    NSArray *_sections;
    /// What the cached sections of the first fetch were for; nil without a cache.
    NSString *_configuration;
}

- (id)initWithFetchRequest:(NSFetchRequest *)fetchRequest
      managedObjectContext:(NSManagedObjectContext *)context
        sectionNameKeyPath:(NSString *)sectionNameKeyPath
                 cacheName:(NSString *)name {
    if (fetchRequest == nil) {
        refuse_argument(
            @"An instance of NSFetchedResultsController requires a non-nil fetchRequest and managedObjectContext");
    }
    if (context == nil) {
        refuse_argument(
            @"An instance of NSFetchedResultsController requires a non-nil fetchRequest and managedObjectContext");
    }
    // nil is an error; an empty array is accepted and gives the order of the store.
    if (fetchRequest.sortDescriptors == nil) {
        refuse_argument(@"An instance of NSFetchedResultsController requires a fetch request with sort descriptors");
    }
    if ((self = [super init])) {
        _fetchRequest = fetchRequest;
        _managedObjectContext = context;
        _sectionNameKeyPath = [sectionNameKeyPath copy];
        _cacheName = [name copy];
        [[NSNotificationCenter defaultCenter] addObserver:self
                                                 selector:@selector(contextDidChange:)
                                                     name:NSManagedObjectContextObjectsDidChangeNotification
                                                   object:context];
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

+ (void)deleteCacheWithName:(NSString *)name {
    [SectionCache deleteWithName:name];
}

#pragma mark Fetching

- (BOOL)performFetch:(NSError **)error {
    NSArray *objects = [_managedObjectContext executeFetchRequest:_fetchRequest error:error];
    if (objects == nil) return NO;
    SectionCache *cache = [self cache];
    NSArray *kept = [cache sectionsOfCount:[objects count]];
    if (kept) {
        [self takeObjects:objects names:[kept objectAtIndex:0] lengths:[kept objectAtIndex:1]];
        return YES;
    }
    [self takeObjects:objects];
    [cache keepNames:[_sections valueForKey:@"name"] lengths:[_sections valueForKey:@"numberOfObjects"]];
    return YES;
}

/// nil without a name, or if there is one section of all objects anyway.
- (SectionCache *)cache {
    if (_cacheName == nil || _sectionNameKeyPath == nil) return nil;
    SectionCache *cache = [[SectionCache alloc] initWithName:_cacheName
                                                     request:_fetchRequest
                                                     keyPath:_sectionNameKeyPath
                                                     context:_managedObjectContext];
    if (_configuration && ![_configuration isEqualToString:cache.configuration] && cache.isThere) {
        refuse_state(@"FATAL ERROR: The persistent cache of section information does not match the current "
                     @"configuration.  You have illegally mutated the NSFetchedResultsController's fetch request, its "
                     @"predicate, or its sort descriptor without either disabling caching or using "
                     @"+deleteCacheWithName:");
    }
    _configuration = cache.configuration;
    return cache;
}

- (void)takeObjects:(NSArray *)objects names:(NSArray *)names lengths:(NSArray *)lengths {
    NSMutableArray *sections = [NSMutableArray array];
    NSRange range = {0, 0};
    for (NSUInteger i = 0; i < [names count]; i++) {
        range = NSMakeRange(NSMaxRange(range), [[lengths objectAtIndex:i] unsignedIntegerValue]);
        ResultsSection *section = [[ResultsSection alloc] initWithName:[names objectAtIndex:i] owner:self];
        section.objects = section_objects(objects, range);
        [sections addObject:section];
    }
    _fetchedObjects = objects;
    _sections = sections;
}

- (void)takeObjects:(NSArray *)objects {
    NSMutableArray *sections = [NSMutableArray array];
    if (_sectionNameKeyPath == nil) {
        // Objects are not accessed, so that batches stay unread.
        ResultsSection *all = [[ResultsSection alloc] initWithName:nil owner:self];
        all.objects = objects;
        [sections addObject:all];
    } else {
        NSMutableArray *members = nil;
        ResultsSection *section = nil;
        for (NSManagedObject *object in objects) {
            NSString *name = [self sectionNameOf:object];
            if (section == nil || ![section.name isEqualToString:name]) {
                section = [[ResultsSection alloc] initWithName:name owner:self];
                section.objects = members = [NSMutableArray array];
                [sections addObject:section];
            }
            [members addObject:object];
        }
    }
    _fetchedObjects = objects;
    _sections = sections;
}

- (NSString *)sectionNameOf:(NSManagedObject *)object {
    return [[object valueForKeyPath:_sectionNameKeyPath] description] ?: @"";
}

#pragma mark Changes

static BOOL is_one(NSFetchRequest *request, NSManagedObject *object) {
    NSEntityDescription *entity = object.entity;
    NSString *name = request.entityName;
    if ([entity.name isEqualToString:name]) return YES;
    for (NSEntityDescription *each = entity.superentity; request.includesSubentities && each; each = each.superentity) {
        if ([each.name isEqualToString:name]) return YES;
    }
    return NO;
}

- (void)contextDidChange:(NSNotification *)notification {
    if (_fetchedObjects == nil || _delegate == nil) return;
    NSDictionary *info = [notification userInfo];
    if ([info objectForKey:NSInvalidatedAllObjectsKey]) return;
    NSMutableSet *changed = [NSMutableSet set], *gone = [NSMutableSet set];
    for (NSString *key in
         [NSArray arrayWithObjects:NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey, nil]) {
        for (NSManagedObject *object in [info objectForKey:key]) {
            if (is_one(_fetchRequest, object)) [changed addObject:object];
        }
    }
    for (NSManagedObject *object in [info objectForKey:NSDeletedObjectsKey]) {
        if (is_one(_fetchRequest, object)) [gone addObject:object];
    }
    if ([changed count] + [gone count] == 0) return;
    NSPredicate *predicate = _fetchRequest.predicate;
    NSMutableSet *known = [NSMutableSet setWithArray:_fetchedObjects];
    NSMutableArray *objects = [NSMutableArray array];
    for (NSManagedObject *object in _fetchedObjects) {
        if ([gone containsObject:object]) continue;
        if (predicate && [changed containsObject:object] && ![predicate evaluateWithObject:object]) continue;
        [objects addObject:object];
    }
    BOOL isCut = _fetchRequest.fetchLimit > 0 || _fetchRequest.fetchOffset > 0;
    for (NSManagedObject *object in changed) {
        if ([known containsObject:object] || object.managedObjectContext == nil) continue;
        if (predicate && ![predicate evaluateWithObject:object]) continue;
        [objects addObject:object];
    }
    [objects sortUsingDescriptors:_fetchRequest.sortDescriptors];
    if (isCut && _fetchRequest.fetchLimit && [objects count] > _fetchRequest.fetchLimit) {
        [objects
            removeObjectsInRange:NSMakeRange(_fetchRequest.fetchLimit, [objects count] - _fetchRequest.fetchLimit)];
    }
    NSArray *oldSections = _sections;
    [self takeObjects:objects];
    [[[ResultsChange alloc] initWithOld:oldSections new:_sections changed:changed] tell:_delegate of:self];
}

#pragma mark Places

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    NSUInteger section = [indexPath indexAtPosition:0], row = [indexPath indexAtPosition:1];
    if (section >= [_sections count]) refuse_argument(@"no section at index %lu", (unsigned long)section);
    NSArray *objects = [[_sections objectAtIndex:section] objects];
    if (row >= [objects count])
        refuse_argument(@"no object at index %lu in section at index %lu", (unsigned long)row, (unsigned long)section);
    return [objects objectAtIndex:row];
}

- (NSIndexPath *)indexPathForObject:(id)object {
    NSUInteger place = 0;
    for (ResultsSection *section in _sections) {
        NSUInteger row = [section.objects indexOfObject:object];
        if (row != NSNotFound) return results_path(place, row);
        place++;
    }
    return nil;
}

- (NSArray *)sections {
    return _sections;
}

- (NSString *)sectionIndexTitleForSectionName:(NSString *)sectionName {
    if ([(id)_delegate respondsToSelector:@selector(controller:sectionIndexTitleForSectionName:)]) {
        return [_delegate controller:self sectionIndexTitleForSectionName:sectionName];
    }
    return [sectionName length] ? [[sectionName substringToIndex:1] uppercaseString] : nil;
}

- (NSArray *)sectionIndexTitles {
    NSMutableArray *titles = [NSMutableArray array];
    for (ResultsSection *section in _sections) {
        NSString *title = section.indexTitle;
        if (title && ![[titles lastObject] isEqualToString:title]) [titles addObject:title];
    }
    return titles;
}

- (NSInteger)sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)sectionIndex {
    NSArray *titles = self.sectionIndexTitles;
    BOOL isThere = sectionIndex >= 0 && sectionIndex < (NSInteger)[titles count] &&
                   [[titles objectAtIndex:(NSUInteger)sectionIndex] isEqualToString:title];
    if (!isThere) refuse_argument(@"Index title at %ld is not equal to '%@'", (long)sectionIndex, title);
    NSInteger place = 0, seen = -1;
    NSString *last = nil;
    for (ResultsSection *section in _sections) {
        NSString *each = section.indexTitle;
        if (each && ![each isEqualToString:last]) seen++;
        if (each) last = each;
        if (seen == sectionIndex) return place;
        place++;
    }
    return NSNotFound;
}

@end
