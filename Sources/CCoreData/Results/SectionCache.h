#pragma once
#import <CoreData/CoreData.h>

/// The sections of a controller's results, kept in the app's caches folder by name: with them a controller need not look at
/// each object to know where its sections begin. They are valid as long as the stores' files and the request are the same.
@interface SectionCache : NSObject
- (id)initWithName:(NSString *)name
           request:(NSFetchRequest *)request
           keyPath:(NSString *)keyPath
           context:(NSManagedObjectContext *)context;
/// What the sections depend on beside the stores: another text needs other sections.
@property (nonatomic, readonly) NSString *configuration;
/// Whether there are sections under the name, valid or not.
@property (nonatomic, readonly) BOOL isThere;
/// The names and lengths of the sections, one after the other, of so many objects; nil if there is no valid cache.
- (NSArray *)sectionsOfCount:(NSUInteger)count;
- (void)keepNames:(NSArray *)names lengths:(NSArray *)lengths;
/// - name: nil for the caches of all controllers.
+ (void)deleteWithName:(NSString *)name;
@end
