// Reads compiled mapping models: keyed archives in the format of Apple's compiler, with both models in those of this
// project's.

#import "Migration/MappingFile.h"
#import "Model/ArchivedPredicates.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelSoundness.h"

enum { MaximumMappingSize = 64 << 20 };

/// Gives an entity mapping the hashes of its entities and, unless it says what it does, the type that follows from them.
static void complete(NSEntityMapping *mapping, NSManagedObjectModel *source, NSManagedObjectModel *destination) {
    NSString *from = mapping.sourceEntityName, *to = mapping.destinationEntityName;
    NSData *old = from ? [[source.entitiesByName objectForKey:from] versionHash] : nil;
    NSData *new = to ? [[destination.entitiesByName objectForKey:to] versionHash] : nil;
    mapping.sourceEntityVersionHash = old;
    mapping.destinationEntityVersionHash = new;
    if (mapping.mappingType != NSUndefinedEntityMappingType) return;
    mapping.mappingType = [old isEqual:new] ? NSCopyEntityMappingType : NSTransformEntityMappingType;
}

/// - Raises: The exception of the unarchiver for invalid data.
static NSMappingModel *unarchived_mapping(NSData *data, NSString **fault) {
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    archived_predicates_prepare(unarchiver);
    NSMappingModel *mapping = [unarchiver decodeObjectForKey:@"root"];
    [unarchiver finishDecoding];
    *fault = @"it is no compiled mapping model";
    if (![mapping isKindOfClass:[NSMappingModel class]]) return nil;
    NSManagedObjectModel *source = mapping.compiledSource, *destination = mapping.compiledDestination;
    *fault = nil;
    if (source == nil || destination == nil) return mapping;
    *fault = connect_read_model(source) ?: connect_read_model(destination);
    if (*fault) return nil;
    for (NSEntityMapping *each in mapping.entityMappings) complete(each, source, destination);
    mapping.compiledSource = mapping.compiledDestination = nil;
    return mapping;
}

NSMappingModel *read_mapping_model(NSString *path) {
    NSData *data = [NSData dataWithContentsOfFile:path];
    if ([data length] == 0 || [data length] > MaximumMappingSize) return nil;
    NSString *fault = nil;
    NSMappingModel *mapping = nil;
    @try {
        mapping = unarchived_mapping(data, &fault);
    } @catch (NSException *exception) {
        fault = [exception reason];
    }
    if (mapping == nil) NSLog(@"CoreData: %@ cannot be read: %@", path, fault);
    return mapping;
}
