// What the system knows of a type of files is copied as a declaration, as an Info.plist would have it.
// > public.jpeg is an image: public.image, jpg jpeg jpe, image/jpeg, JPG file
// > no bundle declares it; of nonsense nothing is known
// > keys UTTypeIdentifier UTTypeTagSpecification UTExportedTypeDeclarations
#import <Foundation/Foundation.h>
#import <MobileCoreServices/MobileCoreServices.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSDictionary *declaration = (NSDictionary *)UTTypeCopyDeclaration(kUTTypeJPEG);
    NSDictionary *tags = [declaration objectForKey:(id)kUTTypeTagSpecificationKey];
    NSArray *extensions = [tags objectForKey:(id)kUTTagClassFilenameExtension];
    printf("%s is an image: %s, %s, %s, %s\n", [[declaration objectForKey:(id)kUTTypeIdentifierKey] UTF8String],
           [[declaration objectForKey:(id)kUTTypeConformsToKey] UTF8String],
           [[extensions componentsJoinedByString:@" "] UTF8String],
           [[[tags objectForKey:(id)kUTTagClassMIMEType] objectAtIndex:0] UTF8String],
           [[declaration objectForKey:(id)kUTTypeDescriptionKey] UTF8String]);
    printf("%s; of nonsense %s\n",
           UTTypeCopyDeclaringBundleURL(kUTTypeJPEG) ? "a bundle declares it" : "no bundle declares it",
           UTTypeCopyDeclaration(CFSTR("non.sense")) ? "something is known" : "nothing is known");
    printf("keys %s %s %s\n", [(id)kUTTypeIdentifierKey UTF8String], [(id)kUTTypeTagSpecificationKey UTF8String],
           [(id)kUTExportedTypeDeclarationsKey UTF8String]);
    [pool drain];
    return 0;
}
