#import "Model/VersionHash.h"
#import "Model/EntityOwnership.h"
#import <CommonCrypto/CommonDigest.h>

NSData *hash_of_text(NSString *text) {
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256([data bytes], (CC_LONG)[data length], digest);
    return [NSData dataWithBytes:digest length:sizeof digest];
}

NSString *property_hash_text(NSPropertyDescription *property) {
    NSMutableString *text = [NSMutableString stringWithFormat:@"%@|%d|%d|%@", property.name, property.isOptional,
                                                              property.isTransient, property.versionHashModifier];
    if ([property isKindOfClass:[NSAttributeDescription class]]) {
        NSAttributeDescription *attribute = (NSAttributeDescription *)property;
        [text appendFormat:@"|a%lu", (unsigned long)attribute.attributeType];
        // The values stand in the store in another way.
        if (attribute.allowsExternalBinaryDataStorage) [text appendString:@"|external"];
    } else if ([property isKindOfClass:[NSRelationshipDescription class]]) {
        NSRelationshipDescription *relationship = (NSRelationshipDescription *)property;
        [text appendFormat:@"|r%@|%@|%lu|%lu|%lu|%d", relationship.destinationName, relationship.inverseName,
                           (unsigned long)relationship.minCount, (unsigned long)relationship.maxCount,
                           (unsigned long)relationship.deleteRule, relationship.isOrdered];
    } else {
        [text appendString:@"|f"];
    }
    return text;
}

NSString *entity_hash_text(NSEntityDescription *entity) {
    NSMutableArray *texts = [NSMutableArray array];
    NSDictionary *properties = entity.propertiesByName;
    for (NSString *name in [[properties allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        NSPropertyDescription *property = [properties objectForKey:name];
        // Fetched properties do not affect the store.
        if ([property isKindOfClass:[NSFetchedPropertyDescription class]]) continue;
        [texts addObject:property_hash_text(property)];
    }
    return [NSString stringWithFormat:@"%@|%d|%@|%@|%@", entity.name, entity.isAbstract, entity.superentity.name,
                                      entity.versionHashModifier, [texts componentsJoinedByString:@";"]];
}

id decoded_of_class(NSCoder *coder, NSString *key, Class class) {
    id object = [coder decodeObjectForKey:key];
    return [object isKindOfClass:class] ? object : nil;
}

enum { MaximumPlainDepth = 32, MaximumPlainValues = 100000 };

static BOOL is_plain(id value, int depth, int *rest) {
    if (depth > MaximumPlainDepth || --*rest < 0) return NO;
    if ([value isKindOfClass:[NSDictionary class]]) {
        for (id key in value) {
            if (![key isKindOfClass:[NSString class]] || !is_plain([value objectForKey:key], depth + 1, rest)) return NO;
        }
        return YES;
    }
    if ([value isKindOfClass:[NSArray class]] || [value isKindOfClass:[NSSet class]]) {
        for (id each in value) {
            if (!is_plain(each, depth + 1, rest)) return NO;
        }
        return YES;
    }
    return [value isKindOfClass:[NSString class]] || [value isKindOfClass:[NSValue class]] ||
           [value isKindOfClass:[NSDate class]] || [value isKindOfClass:[NSData class]] ||
           [value isKindOfClass:[NSNull class]];
}

id decoded_plain(NSCoder *coder, NSString *key, Class class) {
    id object = decoded_of_class(coder, key, class);
    int rest = MaximumPlainValues;
    return object && is_plain(object, 0, &rest) ? object : nil;
}

NSArray *decoded_elements(NSCoder *coder, NSString *key, Class class) {
    NSArray *array = decoded_of_class(coder, key, [NSArray class]);
    for (id element in array) {
        if (![element isKindOfClass:class]) return nil;
    }
    // What was looked at: in an archive that leads back to itself, the list may just be read, and get others later.
    return array ? [NSArray arrayWithArray:array] : nil;
}
