#import "URLCacheFolder.h"

@implementation URLCacheFolder

- (id)initWithPath:(NSString *)aPath capacity:(NSUInteger)aCapacity {
    self = [super init];
    capacity = aCapacity;
    if (![aPath length]) aPath = [[NSBundle mainBundle] bundleIdentifier] ?: [[NSProcessInfo processInfo] processName];
    if (![aPath isAbsolutePath]) {
        NSString *caches = [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Caches"];
        aPath = [caches stringByAppendingPathComponent:aPath];
    }
    path = [[aPath stringByAppendingPathComponent:@"Responses"] retain];
    return self;
}

- (void)dealloc {
    [path release];
    [sizes release];
    [order release];
    [super dealloc];
}

/// The file of a URL: by two sums of its text (FNV-1a, with two beginnings). The URL stands in the file, too.
static NSString *file_name(NSString *key) {
    uint64_t sums[] = {14695981039346656037u, 1099511628211u};
    for (const char *text = [key UTF8String]; text && *text; text++) {
        for (int i = 0; i < 2; i++) sums[i] = (sums[i] ^ (unsigned char)*text) * 1099511628211u;
    }
    return [NSString stringWithFormat:@"%016llx%016llx", (unsigned long long)sums[0], (unsigned long long)sums[1]];
}

- (NSString *)pathOfFile:(NSString *)name { return [path stringByAppendingPathComponent:name]; }

static NSComparisonResult by_date(id one, id other, void *dates) {
    return [[(NSDictionary *)dates objectForKey:one] compare:[(NSDictionary *)dates objectForKey:other]];
}

- (void)readFolder {
    if (sizes) return;
    sizes = [NSMutableDictionary new];
    NSFileManager *files = [NSFileManager defaultManager];
    NSMutableDictionary *dates = [NSMutableDictionary dictionary];
    for (NSString *name in [files contentsOfDirectoryAtPath:path error:NULL]) {
        NSDictionary *attributes = [files attributesOfItemAtPath:[self pathOfFile:name] error:NULL];
        if (attributes == nil || [name length] != 32) continue;
        [sizes setObject:[NSNumber numberWithUnsignedLongLong:[attributes fileSize]] forKey:name];
        [dates setObject:[attributes fileModificationDate] forKey:name];
        usage += [attributes fileSize];
    }
    order = [[[sizes allKeys] sortedArrayUsingFunction:by_date context:dates] mutableCopy];
}

- (NSUInteger)usage {
    [self readFolder];
    return usage;
}

- (void)removeFile:(NSString *)name {
    NSNumber *size = [sizes objectForKey:name];
    if (size == nil) return;
    usage -= [size unsignedIntegerValue];
    [[NSFileManager defaultManager] removeItemAtPath:[self pathOfFile:name] error:NULL];
    [sizes removeObjectForKey:name];
    [order removeObject:name];
}

- (void)shrinkTo:(NSUInteger)bytes {
    [self readFolder];
    while (usage > bytes && [order count]) [self removeFile:[[[order objectAtIndex:0] retain] autorelease]];
}

- (void)removeAnswerForKey:(NSString *)key {
    [self readFolder];
    [self removeFile:file_name(key)];
}

- (void)removeAll { [self shrinkTo:0]; }

static id of_class(NSDictionary *list, NSString *key, Class class) {
    id value = [list objectForKey:key];
    return [value isKindOfClass:class] ? value : nil;
}

- (NSCachedURLResponse *)answerForKey:(NSString *)key {
    [self readFolder];
    if ([sizes count] == 0) return nil;
    NSString *name = file_name(key);
    if ([sizes objectForKey:name] == nil) return nil;
    NSData *content = [NSData dataWithContentsOfFile:[self pathOfFile:name]];
    if (content == nil) return nil;
    id list = [NSPropertyListSerialization propertyListWithData:content options:0 format:NULL error:NULL];
    if (![list isKindOfClass:[NSDictionary class]] || ![[list objectForKey:@"key"] isEqual:key]) return nil;
    NSData *data = of_class(list, @"data", [NSData class]);
    NSDictionary *fields = of_class(list, @"fields", [NSDictionary class]);
    NSURL *url = [NSURL URLWithString:of_class(list, @"url", [NSString class]) ?: key];
    if (data == nil || url == nil) return nil;
    [order removeObject:name];
    [order addObject:name];
    NSURLResponse *response;
    if (fields) {
        response = [[[NSHTTPURLResponse alloc] initWithURL:url
                                                statusCode:[of_class(list, @"status", [NSNumber class]) integerValue]
                                               HTTPVersion:@"HTTP/1.1"
                                              headerFields:fields] autorelease];
    } else {
        response = [[[NSURLResponse alloc] initWithURL:url
                                              MIMEType:of_class(list, @"type", [NSString class])
                                 expectedContentLength:(NSInteger)[data length]
                                      textEncodingName:of_class(list, @"encoding", [NSString class])] autorelease];
    }
    return [[[NSCachedURLResponse alloc] initWithResponse:response
                                                     data:data
                                                 userInfo:of_class(list, @"userInfo", [NSDictionary class])
                                            storagePolicy:NSURLCacheStorageAllowed] autorelease];
}

- (void)keepAnswer:(NSCachedURLResponse *)answer forKey:(NSString *)key {
    NSURLResponse *response = [answer response];
    NSMutableDictionary *list = [NSMutableDictionary dictionary];
    [list setObject:key forKey:@"key"];
    [list setObject:[answer data] ?: [NSData data] forKey:@"data"];
    if ([[response URL] absoluteString]) [list setObject:[[response URL] absoluteString] forKey:@"url"];
    if ([response MIMEType]) [list setObject:[response MIMEType] forKey:@"type"];
    if ([response textEncodingName]) [list setObject:[response textEncodingName] forKey:@"encoding"];
    if ([response isKindOfClass:[NSHTTPURLResponse class]]) {
        NSHTTPURLResponse *of_server = (NSHTTPURLResponse *)response;
        [list setObject:[of_server allHeaderFields] ?: [NSDictionary dictionary] forKey:@"fields"];
        [list setObject:[NSNumber numberWithInteger:[of_server statusCode]] forKey:@"status"];
    }
    if ([answer userInfo]) [list setObject:[answer userInfo] forKey:@"userInfo"];
    NSData *content = nil;
    @try {
        content = [NSPropertyListSerialization dataWithPropertyList:list
                                                             format:NSPropertyListBinaryFormat_v1_0
                                                            options:0
                                                              error:NULL];
    } @catch (NSException *exception) {
        // `userInfo` need not be a property list: a response with it is kept in memory only.
    }
    [self removeAnswerForKey:key];
    if (content == nil || [content length] > capacity) return;
    [self shrinkTo:capacity - [content length]];
    NSFileManager *files = [NSFileManager defaultManager];
    [files createDirectoryAtPath:path withIntermediateDirectories:YES attributes:nil error:NULL];
    NSString *name = file_name(key);
    if (![content writeToFile:[self pathOfFile:name] atomically:YES]) return;
    [sizes setObject:[NSNumber numberWithUnsignedInteger:[content length]] forKey:name];
    [order addObject:name];
    usage += [content length];
}

@end
