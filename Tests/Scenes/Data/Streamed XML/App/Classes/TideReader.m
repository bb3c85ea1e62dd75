#import "TideReader.h"
#import <libxml/tree.h>
#import "Tide.h"

@interface TideReader ()

@property (nonatomic, retain) NSURLConnection *connection;
@property (nonatomic, retain) Tide *tide;
@property (nonatomic, retain) NSMutableData *characters;
@property (nonatomic, copy) NSString *problem;

@end

#pragma mark What libxml calls

static BOOL is_named(const xmlChar *name, const char *expected) {
    return strcmp((const char *)name, expected) == 0;
}

/// Attributes come five pointers each: name, prefix, namespace, and where the value begins and ends.
static void element_starts(void *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *space,
                           int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted_count,
                           const xmlChar **attributes) {
    TideReader *self = reader;
    if (prefix != NULL) return;
    if (is_named(name, "tide")) {
        self.tide = [[[Tide alloc] init] autorelease];
        for (int i = 0; i < attribute_count; i++, attributes += 5) {
            if (attributes[1] == NULL && is_named(attributes[0], "hour")) self.tide.hour = atoi((const char *)attributes[3]);
        }
    } else if (is_named(name, "port") || is_named(name, "height")) {
        self.characters = [NSMutableData data];
    }
}

static void element_ends(void *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *space) {
    TideReader *self = reader;
    if (prefix != NULL) return;
    NSString *text = [[[NSString alloc] initWithData:self.characters encoding:NSUTF8StringEncoding] autorelease];
    if (is_named(name, "port")) {
        self.tide.port = text;
    } else if (is_named(name, "height")) {
        self.tide.height = [text integerValue];
    } else if (is_named(name, "tide")) {
        [self.delegate tideReaderDidRead:self.tide];
        self.tide = nil;
    }
    self.characters = nil;
}

/// A text may come in several pieces.
static void characters_found(void *reader, const xmlChar *text, int length) {
    TideReader *self = reader;
    [self.characters appendBytes:text length:length];
}

static void error_found(void *reader, const char *message, ...) {
    TideReader *self = reader;
    va_list arguments;
    va_start(arguments, message);
    char text[256];
    vsnprintf(text, sizeof text, message, arguments);
    va_end(arguments);
    if (self.problem == nil) self.problem = [NSString stringWithUTF8String:text];
}

static xmlSAXHandler handler = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = element_starts,
    .endElementNs = element_ends,
    .characters = characters_found,
    .error = error_found,
};

@implementation TideReader

@synthesize delegate, connection, tide, characters, problem;

- (void)load:(NSURL *)url {
    self.problem = nil;
    NSURLRequest *request = [NSURLRequest requestWithURL:url
                                             cachePolicy:NSURLRequestReloadIgnoringCacheData
                                         timeoutInterval:30.0];
    self.connection = [[[NSURLConnection alloc] initWithRequest:request delegate:self] autorelease];
    context = xmlCreatePushParserCtxt(&handler, self, NULL, 0, NULL);
}

- (void)endWithProblem:(NSString *)aProblem {
    xmlFreeParserCtxt(context);
    context = NULL;
    self.connection = nil;
    [delegate tideReaderDidEnd:aProblem];
}

#pragma mark The connection

- (void)connection:(NSURLConnection *)aConnection didReceiveData:(NSData *)data {
    xmlParseChunk(context, [data bytes], [data length], 0);
}

- (void)connectionDidFinishLoading:(NSURLConnection *)aConnection {
    xmlParseChunk(context, NULL, 0, 1);
    [self endWithProblem:problem];
}

- (void)connection:(NSURLConnection *)aConnection didFailWithError:(NSError *)error {
    [self endWithProblem:[error localizedDescription]];
}

- (void)dealloc {
    [connection cancel];
    if (context) xmlFreeParserCtxt(context);
    [connection release];
    [tide release];
    [characters release];
    [problem release];
    [super dealloc];
}

@end
