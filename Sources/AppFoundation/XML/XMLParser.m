// NSXMLParser over XMLReading. GNUstep's knows half of the delegate's messages, its errors have neither codes nor
// lines, and its classes begin their lives under the runtime's lock, which a second thread may wait for.

#import "XMLReading.h"
#include <objc/runtime.h>

/// Where a parser keeps its reading: the pointer that GNUstep's has for its handler.
static XMLReading **reading_variable(NSXMLParser *parser) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable(objc_lookUpClass("NSXMLParser"), "_handler"));
    return (XMLReading **)((char *)parser + offset);
}

static XMLReading *reading_in(NSXMLParser *parser) { return *reading_variable(parser); }

static id parser_with(NSXMLParser *parser, NSData *data, NSInputStream *stream) {
    XMLReading *reading = [XMLReading new];
    reading->owner = parser;
    reading->data = [data retain];
    reading->stream = [stream retain];
    *reading_variable(parser) = reading;
    return parser;
}

@implementation NSXMLParser (Reading)

/// GNUstep would make an object of a subclass of its own.
+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }

- (id)initWithData:(NSData *)data { return parser_with(self, [[data copy] autorelease], nil); }
- (id)initWithStream:(NSInputStream *)stream { return parser_with(self, nil, stream); }

- (id)initWithContentsOfURL:(NSURL *)url {
    NSData *data = url ? [NSData dataWithContentsOfURL:url] : nil;
    if (data) return [self initWithData:data];
    [self release];
    return nil;
}

- (void)dealloc {
    [reading_in(self) release];
    *reading_variable(self) = nil;
    NSDeallocateObject(self);
    return;
    [super dealloc];
}

- (id)delegate { return reading_in(self)->delegate; }
- (void)setDelegate:(id)delegate { reading_in(self)->delegate = delegate; }
- (BOOL)shouldProcessNamespaces { return reading_in(self)->processesNamespaces; }
- (void)setShouldProcessNamespaces:(BOOL)processes { reading_in(self)->processesNamespaces = processes; }
- (BOOL)shouldReportNamespacePrefixes { return reading_in(self)->reportsPrefixes; }
- (void)setShouldReportNamespacePrefixes:(BOOL)reports { reading_in(self)->reportsPrefixes = reports; }
- (BOOL)shouldResolveExternalEntities { return reading_in(self)->resolvesExternalEntities; }
- (void)setShouldResolveExternalEntities:(BOOL)resolves { reading_in(self)->resolvesExternalEntities = resolves; }
- (BOOL)parse { return reading_in(self) && [reading_in(self) read]; }
- (void)abortParsing { [reading_in(self) abort]; }
- (NSError *)parserError { return [[reading_in(self)->error retain] autorelease]; }
- (NSInteger)lineNumber { return reading_in(self)->line; }
- (NSInteger)columnNumber { return reading_in(self)->column; }
- (NSString *)publicID { return reading_in(self)->publicID; }
- (NSString *)systemID { return reading_in(self)->systemID; }

@end
