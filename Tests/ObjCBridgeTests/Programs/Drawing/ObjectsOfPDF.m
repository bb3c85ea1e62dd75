// The objects of a PDF file and the operands of its contents, of every kind; a document's own facts; links in PDF that
// is written.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

static const char *const objects[] = {
    "<< /Type /Catalog /Pages 2 0 R /Things [true 7 2.5 /Name (text) [1 2] << /Key 3 >> null 5 0 R] "
    "/Yes true /No false /Whole 41 /Real -1.5 /Born (D:20090102030405Z) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 200] /CropBox [10 10 90 190] /Rotate 90 /Contents 4 0 R "
    "/Resources << /ExtGState << /Half << /ca 0.5 >> >> >> >>",
    "<< /Length %d >>\nstream\n%s\nendstream",
    "<< /Length 5 /Mark (kept) >>\nstream\nbytes\nendstream",
};
static const char contents[] = "[1 2] op1 true op2 << /Key (value) >> op3 42 op4 2.5 op5 /Pet op6 (cat) op7 3 /Any op8";

static NSData *file(void) {
    NSMutableData *data = [NSMutableData dataWithBytes:"%PDF-1.5\n" length:9];
    int places[6];
    for (int i = 0; i < 5; i++) {
        places[i] = (int)[data length];
        char text[2000] = "", body[1000];
        snprintf(body, sizeof body, objects[i], (int)strlen(contents), contents);
        snprintf(text, sizeof text, "%d 0 obj\n%s\nendobj\n", i + 1, body);
        [data appendBytes:text length:strlen(text)];
    }
    int start = (int)[data length];
    NSMutableString *end = [NSMutableString stringWithString:@"xref\n0 6\n0000000000 65535 f \n"];
    for (int i = 0; i < 5; i++) [end appendFormat:@"%010d 00000 n \n", places[i]];
    [end appendFormat:@"trailer\n<< /Size 6 /Root 1 0 R /ID [(one) (two)] >>\nstartxref\n%d\n%%%%EOF\n", start];
    [data appendData:[end dataUsingEncoding:NSASCIIStringEncoding]];
    return data;
}

static BOOL isText(CGPDFStringRef string, const char *wanted) {
    size_t length = CGPDFStringGetLength(string);
    return length == strlen(wanted) && memcmp(CGPDFStringGetBytePtr(string), wanted, length) == 0;
}

static void arrays(CGPDFDictionaryRef catalog) {
    CGPDFArrayRef things = NULL, inner = NULL;
    IS(CGPDFDictionaryGetArray(catalog, "Things", &things));
    COUNT(CGPDFArrayGetCount(things), 9);
    CGPDFBoolean yes = 0;
    CGPDFInteger whole = 0;
    CGPDFReal real = 0;
    const char *name = NULL;
    CGPDFStringRef text = NULL;
    CGPDFDictionaryRef dictionary = NULL;
    CGPDFStreamRef stream = NULL;
    CGPDFObjectRef object = NULL;
    IS(CGPDFArrayGetBoolean(things, 0, &yes) && yes);
    IS(CGPDFArrayGetInteger(things, 1, &whole) && whole == 7);
    IS(CGPDFArrayGetNumber(things, 2, &real) && real == 2.5);
    // A whole number is a number, too; not the other way round.
    IS(CGPDFArrayGetNumber(things, 1, &real) && real == 7);
    IS(!CGPDFArrayGetInteger(things, 3, &whole));
    IS(CGPDFArrayGetName(things, 3, &name) && strcmp(name, "Name") == 0);
    IS(CGPDFArrayGetString(things, 4, &text) && isText(text, "text"));
    IS(CGPDFArrayGetArray(things, 5, &inner) && CGPDFArrayGetCount(inner) == 2);
    IS(CGPDFArrayGetDictionary(things, 6, &dictionary));
    IS(CGPDFDictionaryGetInteger(dictionary, "Key", &whole) && whole == 3);
    IS(CGPDFArrayGetNull(things, 7) && !CGPDFArrayGetNull(things, 6));
    IS(CGPDFArrayGetStream(things, 8, &stream));
    CGPDFDataFormat format = -1;
    NSData *bytes = [(NSData *)CGPDFStreamCopyData(stream, &format) autorelease];
    SAME(bytes, [NSData dataWithBytes:"bytes" length:5]);
    COUNT(format, CGPDFDataFormatRaw);
    IS(CGPDFDictionaryGetString(CGPDFStreamGetDictionary(stream), "Mark", &text) && isText(text, "kept"));
    IS(!CGPDFArrayGetStream(things, 4, &stream) && !CGPDFArrayGetString(things, 99, &text));
    CGPDFObjectType types[] = {kCGPDFObjectTypeBoolean, kCGPDFObjectTypeInteger, kCGPDFObjectTypeReal,
                               kCGPDFObjectTypeName, kCGPDFObjectTypeString, kCGPDFObjectTypeArray,
                               kCGPDFObjectTypeDictionary, kCGPDFObjectTypeNull, kCGPDFObjectTypeStream};
    for (size_t i = 0; i < 9; i++) {
        IS(CGPDFArrayGetObject(things, i, &object));
        COUNT(CGPDFObjectGetType(object), types[i]);
    }
    CGPDFArrayGetObject(things, 2, &object);
    IS(CGPDFObjectGetValue(object, kCGPDFObjectTypeReal, &real) && real == 2.5);
    IS(!CGPDFObjectGetValue(object, kCGPDFObjectTypeString, &text));
}

static void dictionaries(CGPDFDictionaryRef catalog) {
    CGPDFBoolean yes = 0, no = 1;
    CGPDFInteger whole = 0;
    CGPDFReal real = 0;
    CGPDFObjectRef object = NULL;
    CGPDFStringRef born = NULL;
    COUNT(CGPDFDictionaryGetCount(catalog), 8);
    IS(CGPDFDictionaryGetBoolean(catalog, "Yes", &yes) && yes && CGPDFDictionaryGetBoolean(catalog, "No", &no) && !no);
    IS(CGPDFDictionaryGetInteger(catalog, "Whole", &whole) && whole == 41);
    IS(CGPDFDictionaryGetNumber(catalog, "Real", &real) && real == -1.5);
    IS(CGPDFDictionaryGetObject(catalog, "Type", &object) && CGPDFObjectGetType(object) == kCGPDFObjectTypeName);
    IS(!CGPDFDictionaryGetObject(catalog, "Nothing", &object));
    IS(CGPDFDictionaryGetString(catalog, "Born", &born));
    NSDate *date = [(NSDate *)CGPDFStringCopyDate(born) autorelease];
    REAL([date timeIntervalSince1970], 1230865445);
}

static int called;
static void op1(CGPDFScannerRef scanner, void *info) {
    CGPDFArrayRef array;
    CGPDFInteger last;
    called += CGPDFScannerPopArray(scanner, &array) && CGPDFArrayGetInteger(array, 1, &last) && last == 2;
}
static void op2(CGPDFScannerRef scanner, void *info) {
    CGPDFBoolean value;
    called += CGPDFScannerPopBoolean(scanner, &value) && value;
}
static void op3(CGPDFScannerRef scanner, void *info) {
    CGPDFDictionaryRef value;
    CGPDFStringRef text;
    BOOL has = CGPDFScannerPopDictionary(scanner, &value) && CGPDFDictionaryGetString(value, "Key", &text);
    called += has && isText(text, "value");
}
static void op4(CGPDFScannerRef scanner, void *info) {
    CGPDFInteger value;
    called += CGPDFScannerPopInteger(scanner, &value) && value == 42 && !CGPDFScannerPopInteger(scanner, &value);
}
static void op5(CGPDFScannerRef scanner, void *info) {
    CGPDFReal value;
    called += CGPDFScannerPopNumber(scanner, &value) && value == 2.5;
}
static void op6(CGPDFScannerRef scanner, void *info) {
    const char *value;
    called += CGPDFScannerPopName(scanner, &value) && strcmp(value, "Pet") == 0;
}
static void op7(CGPDFScannerRef scanner, void *info) {
    CGPDFStringRef value;
    CGPDFStreamRef stream;
    BOOL has = !CGPDFScannerPopStream(scanner, &stream) && CGPDFScannerPopString(scanner, &value);
    called += has && isText(value, "cat");
}
static void op8(CGPDFScannerRef scanner, void *info) {
    CGPDFObjectRef last, first;
    CGPDFContentStreamRef content = CGPDFScannerGetContentStream(scanner);
    CGPDFObjectRef state = CGPDFContentStreamGetResource(content, "ExtGState", "Half");
    called += CGPDFScannerPopObject(scanner, &last) && CGPDFObjectGetType(last) == kCGPDFObjectTypeName
        && CGPDFScannerPopObject(scanner, &first) && CGPDFObjectGetType(first) == kCGPDFObjectTypeInteger
        && content == info && state && CGPDFObjectGetType(state) == kCGPDFObjectTypeDictionary;
}

static void operands(CGPDFPageRef page) {
    CGPDFOperatorTableRef table = CGPDFOperatorTableCreate();
    CGPDFOperatorCallback calls[] = {op1, op2, op3, op4, op5, op6, op7, op8};
    for (int i = 0; i < 8; i++) {
        char name[4];
        snprintf(name, sizeof name, "op%d", i + 1);
        CGPDFOperatorTableSetCallback(table, name, calls[i]);
    }
    CGPDFOperatorTableRetain(table);
    CGPDFOperatorTableRelease(table);
    CGPDFContentStreamRef content = CGPDFContentStreamCreateWithPage(page);
    CFArrayRef streams = CGPDFContentStreamGetStreams(content);
    COUNT(CFArrayGetCount(streams), 1);
    CGPDFContentStreamRetain(content);
    CGPDFContentStreamRelease(content);
    CGPDFScannerRef scanner = CGPDFScannerCreate(content, table, (void *)content);
    CGPDFScannerRetain(scanner);
    CGPDFScannerRelease(scanner);
    IS(CGPDFScannerScan(scanner));
    COUNT(called, 8);
    CGPDFScannerRelease(scanner);
    // The contents of a stream, with its page's for what it does not have itself.
    CGPDFStreamRef stream = NULL;
    CGPDFDictionaryRef dictionary = CGPDFPageGetDictionary(page), resources = NULL;
    CGPDFDictionaryGetStream(dictionary, "Contents", &stream);
    CGPDFDictionaryGetDictionary(dictionary, "Resources", &resources);
    CGPDFContentStreamRef inner = CGPDFContentStreamCreateWithStream(stream, resources, content);
    called = 0;
    scanner = CGPDFScannerCreate(inner, table, (void *)inner);
    CGPDFScannerScan(scanner);
    COUNT(called, 8);
    CGPDFScannerRelease(scanner);
    CGPDFContentStreamRelease(inner);
    CGPDFContentStreamRelease(content);
    CGPDFOperatorTableRelease(table);
}

static void documents(void) {
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"by hand.pdf"]];
    [file() writeToURL:url atomically:YES];
    CGPDFDocumentRef document = CGPDFDocumentCreateWithURL((CFURLRef)url);
    IS(document != NULL);
    COUNT(CFGetTypeID(document), CGPDFDocumentGetTypeID());
    CGPDFDocumentRetain(document);
    CGPDFDocumentRelease(document);
    int major = 0, minor = 0;
    CGPDFDocumentGetVersion(document, &major, &minor);
    IS(major == 1 && minor == 5);
    IS(CGPDFDocumentAllowsCopying(document) && CGPDFDocumentAllowsPrinting(document));
    IS(!CGPDFDocumentIsEncrypted(document));
    CGPDFStringRef first = NULL;
    CGPDFArrayRef identifier = CGPDFDocumentGetID(document);
    IS(CGPDFArrayGetCount(identifier) == 2 && CGPDFArrayGetString(identifier, 0, &first) && isText(first, "one"));
    arrays(CGPDFDocumentGetCatalog(document));
    dictionaries(CGPDFDocumentGetCatalog(document));
    CGPDFPageRef page = CGPDFDocumentGetPage(document, 1);
    COUNT(CFGetTypeID(page), CGPDFPageGetTypeID());
    COUNT(CGPDFPageGetRotationAngle(page), 90);
    IS(CGPDFPageGetDocument(page) == document);
    operands(page);
    CGPDFDocumentRelease(document);
    IS(CGPDFDocumentCreateWithURL((CFURLRef)[NSURL fileURLWithPath:@"/no/such.pdf"]) == NULL);
}

static void written(void) {
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"written.pdf"]];
    CGRect bounds = CGRectMake(0, 0, 100, 80), other = CGRectMake(0, 0, 50, 60);
    NSArray *facts = [NSArray arrayWithObjects:@"Ann", @"A test", @"What it is of", @"one, two", nil];
    NSArray *kinds = [NSArray arrayWithObjects:(id)kCGPDFContextAuthor, (id)kCGPDFContextCreator,
        (id)kCGPDFContextSubject, (id)kCGPDFContextKeywords, nil];
    NSDictionary *about = [NSDictionary dictionaryWithObjects:facts forKeys:kinds];
    CGContextRef writer = CGPDFContextCreateWithURL((CFURLRef)url, &bounds, (CFDictionaryRef)about);
    NSData *box = [NSData dataWithBytes:&other length:sizeof other];
    NSDictionary *ofPage = [NSDictionary dictionaryWithObject:box forKey:(id)kCGPDFContextMediaBox];
    CGPDFContextBeginPage(writer, (CFDictionaryRef)ofPage);
    CGContextFillRect(writer, CGRectMake(0, 0, 5, 5));
    CGPDFContextSetDestinationForRect(writer, CFSTR("there"), CGRectMake(0, 0, 10, 10));
    CGPDFContextEndPage(writer);
    CGPDFContextBeginPage(writer, NULL);
    CGPDFContextAddDestinationAtPoint(writer, CFSTR("there"), CGPointMake(5, 6));
    CGPDFContextEndPage(writer);
    CGPDFContextClose(writer);
    CGContextRelease(writer);
    CGPDFDocumentRef document = CGPDFDocumentCreateWithURL((CFURLRef)url);
    const char *keys[] = {"Author", "Creator", "Subject", "Keywords"};
    for (int i = 0; i < 4; i++) {
        CGPDFStringRef found = NULL;
        CGPDFDictionaryGetString(CGPDFDocumentGetInfo(document), keys[i], &found);
        SAME([(NSString *)CGPDFStringCopyTextString(found) autorelease], [facts objectAtIndex:(NSUInteger)i]);
    }
    CGRect first = CGPDFPageGetBoxRect(CGPDFDocumentGetPage(document, 1), kCGPDFMediaBox);
    CGRect second = CGPDFPageGetBoxRect(CGPDFDocumentGetPage(document, 2), kCGPDFMediaBox);
    IS(CGRectEqualToRect(first, other) && CGRectEqualToRect(second, bounds));
    CGPDFArrayRef links = NULL;
    CGPDFDictionaryRef link = NULL;
    const char *kind = NULL;
    IS(CGPDFDictionaryGetArray(CGPDFPageGetDictionary(CGPDFDocumentGetPage(document, 1)), "Annots", &links));
    IS(CGPDFArrayGetDictionary(links, 0, &link));
    IS(CGPDFDictionaryGetName(link, "Subtype", &kind) && strcmp(kind, "Link") == 0);
    CGPDFDocumentRelease(document);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    documents();
    written();
    puts("done");
    [pool release];
    return 0;
}
