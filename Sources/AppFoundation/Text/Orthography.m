// NSOrthography: the languages by the scripts of a text. GNUstep's only stores its two values.

#import <Foundation/Foundation.h>

@interface NSOrthography (Languages)
@end

@implementation NSOrthography (Languages)

- (NSDictionary *)languageMap { return [self languationMap]; }

- (NSArray *)languagesForScript:(NSString *)script { return [[self languationMap] objectForKey:script]; }

- (NSString *)dominantLanguageForScript:(NSString *)script {
    NSArray *languages = [self languagesForScript:script];
    return [languages count] ? [languages objectAtIndex:0] : nil;
}

- (NSString *)dominantLanguage { return [self dominantLanguageForScript:[self dominantScript]]; }

- (NSArray *)allScripts {
    NSMutableArray *scripts = [NSMutableArray array];
    if ([self dominantScript]) [scripts addObject:[self dominantScript]];
    for (NSString *script in [[[self languationMap] allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        if (![scripts containsObject:script]) [scripts addObject:script];
    }
    return scripts;
}

- (NSArray *)allLanguages {
    NSMutableArray *languages = [NSMutableArray array];
    for (NSString *script in [self allScripts]) {
        for (NSString *language in [self languagesForScript:script]) {
            if (![languages containsObject:language]) [languages addObject:language];
        }
    }
    return languages;
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[NSOrthography class]]) return NO;
    NSOrthography *orthography = other;
    return [[self dominantScript] isEqualToString:[orthography dominantScript]] &&
           [[self languationMap] isEqualToDictionary:[orthography languationMap]];
}

- (NSUInteger)hash { return [[self dominantScript] hash]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self dominantScript] forKey:@"NSDominantScript"];
    [coder encodeObject:[self languationMap] forKey:@"NSLanguageMap"];
}

- (id)initWithCoder:(NSCoder *)coder {
    return [self initWithDominantScript:[coder decodeObjectForKey:@"NSDominantScript"]
                            languageMap:[coder decodeObjectForKey:@"NSLanguageMap"]];
}

@end
