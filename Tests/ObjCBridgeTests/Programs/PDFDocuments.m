// PDF documents are written, read, scanned and drawn.

#import <CoreGraphics/CoreGraphics.h>

static void rectangle(CGPDFScannerRef scanner, void *info) {
    CGPDFReal height = 0;
    if (CGPDFScannerPopNumber(scanner, &height)) *(int *)info += 1;
}

static void print_key(const char *key, CGPDFObjectRef value, void *info) {
    printf("%s is of type %d\n", key, CGPDFObjectGetType(value));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableData *data = [NSMutableData data];
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Bericht" forKey:(id)kCGPDFContextTitle];
    CGDataConsumerRef consumer = CGDataConsumerCreateWithCFData((CFMutableDataRef)data);
    CGRect bounds = CGRectMake(0, 0, 100, 80);
    CGContextRef writer = CGPDFContextCreate(consumer, &bounds, (CFDictionaryRef)information);
    CGDataConsumerRelease(consumer);
    CGPDFContextBeginPage(writer, NULL);
    CGContextSetRGBFillColor(writer, 1, 0, 0, 1);
    CGContextFillRect(writer, CGRectMake(0, 40, 50, 40));
    CGPDFContextSetURLForRect(writer, (CFURLRef)[NSURL URLWithString:@"http://example.com"], CGRectMake(0, 0, 9, 9));
    CGPDFContextEndPage(writer);
    CGContextBeginPage(writer, NULL);
    CGContextEndPage(writer);
    CGPDFContextClose(writer);
    CGContextRelease(writer);

    CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)data);
    CGPDFDocumentRef document = CGPDFDocumentCreateWithProvider(provider);
    CGDataProviderRelease(provider);
    printf("%zu pages, locked: %d\n", CGPDFDocumentGetNumberOfPages(document), !CGPDFDocumentIsUnlocked(document));
    CGPDFStringRef title = NULL;
    CGPDFDictionaryGetString(CGPDFDocumentGetInfo(document), "Title", &title);
    printf("%s\n", [[(id)CGPDFStringCopyTextString(title) autorelease] UTF8String]);

    CGPDFPageRef page = CGPDFDocumentGetPage(document, 1);
    CGRect box = CGPDFPageGetBoxRect(page, kCGPDFMediaBox);
    printf("%g x %g, page %zu\n", box.size.width, box.size.height, CGPDFPageGetPageNumber(page));
    const char *type = NULL;
    CGPDFDictionaryRef dictionary = CGPDFPageGetDictionary(page);
    CGPDFDictionaryGetName(dictionary, "Type", &type);
    CGPDFArrayRef array = NULL;
    CGPDFInteger number = 0;
    CGPDFDictionaryGetArray(dictionary, "MediaBox", &array);
    printf("%s %d %ld of %zu\n", type, CGPDFArrayGetInteger(array, 2, &number), number, CGPDFArrayGetCount(array));
    printf("%d\n", CGPDFDictionaryGetStream(dictionary, "Nothing", NULL));
    CGPDFDictionaryRef group = NULL;
    if (CGPDFDictionaryGetDictionary(dictionary, "Group", &group)) {
        CGPDFDictionaryApplyFunction(group, print_key, NULL);
    }

    CGPDFOperatorTableRef table = CGPDFOperatorTableCreate();
    CGPDFOperatorTableSetCallback(table, "re", rectangle);
    CGPDFContentStreamRef content = CGPDFContentStreamCreateWithPage(page);
    int rectangles = 0;
    CGPDFScannerRef scanner = CGPDFScannerCreate(content, table, &rectangles);
    printf("scanned: %d, rectangles: %d\n", CGPDFScannerScan(scanner), rectangles > 0);
    CGPDFScannerRelease(scanner);
    CGPDFContentStreamRelease(content);
    CGPDFOperatorTableRelease(table);

    CGColorSpaceRef rgb = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 100, 80, 8, 400, rgb, kCGImageAlphaPremultipliedLast);
    CGColorSpaceRelease(rgb);
    CGContextConcatCTM(context, CGPDFPageGetDrawingTransform(page, kCGPDFCropBox, CGRectMake(0, 0, 100, 80), 0, true));
    CGContextDrawPDFPage(context, page);
    const unsigned char *pixels = CGBitmapContextGetData(context);
    printf("%d %d %d\n", pixels[10 * 400 + 10 * 4], pixels[10 * 400 + 70 * 4 + 3], pixels[70 * 400 + 70 * 4 + 3]);
    CGContextRelease(context);
    CGPDFPageRetain(page);
    CGPDFDocumentRelease(document);
    printf("%g\n", CGPDFPageGetBoxRect(page, kCGPDFArtBox).size.width);
    CGPDFPageRelease(page);
    [pool drain];
    return 0;
}

// > 2 pages, locked: 0
// > Bericht
// > 100 x 80, page 1
// > Page 1 100 of 4
// > 0
// > CS is of type 5
// > I is of type 2
// > S is of type 5
// > Type is of type 5
// > scanned: 1, rectangles: 1
// > 255 0 0
// > 100
