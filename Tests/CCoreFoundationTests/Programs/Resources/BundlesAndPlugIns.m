// CFBundle and CFPlugIn.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static CFURLRef url_at(NSString *path) { return (CFURLRef)[NSURL fileURLWithPath:path]; }

static void write_file(NSString *folder, NSString *name, NSString *text) {
    NSString *path = [folder stringByAppendingPathComponent:name];
    NSString *parent = [path stringByDeletingLastPathComponent];
    [[NSFileManager defaultManager] createDirectoryAtPath:parent withIntermediateDirectories:YES attributes:nil error:NULL];
    [text writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
}

static NSString *last_part(CFURLRef url) { return [[[(NSURL *)url autorelease] path] lastPathComponent]; }

static NSString *made_bundle(void) {
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Made.bundle"];
    NSDictionary *info = [NSDictionary dictionaryWithObjectsAndKeys:
        @"org.example.made", (id)kCFBundleIdentifierKey, @"Made", (id)kCFBundleNameKey, @"1.2.3", (id)kCFBundleVersionKey,
        @"en", (id)kCFBundleDevelopmentRegionKey, @"6.0", (id)kCFBundleInfoDictionaryVersionKey, @"Made",
        (id)kCFBundleExecutableKey, @"BNDL", @"CFBundlePackageType", @"made", @"CFBundleSignature",
        [NSArray arrayWithObjects:@"en", @"de", nil], (id)kCFBundleLocalizationsKey, nil];
    write_file(folder, @"text.txt", @"plain");
    write_file(folder, @"more/text.txt", @"deeper");
    write_file(folder, @"en.lproj/Localizable.strings", @"\"hello\" = \"Hello\";");
    write_file(folder, @"de.lproj/Localizable.strings", @"\"hello\" = \"Hallo\";");
    write_file(folder, @"de.lproj/Only.txt", @"x");
    write_file(folder, @"en.lproj/Other.strings", @"\"bye\" = \"Bye\";");
    [info writeToFile:[folder stringByAppendingPathComponent:@"Info.plist"] atomically:YES];
    return folder;
}

static void reading(CFBundleRef bundle, NSString *folder) {
    CHECK(CFGetTypeID(bundle) == CFBundleGetTypeID() && CFEqual(CFBundleGetIdentifier(bundle), CFSTR("org.example.made")));
    CHECK(CFBundleGetBundleWithIdentifier(CFSTR("org.example.made")) != NULL);
    CHECK([(NSArray *)CFBundleGetAllBundles() count] > 0 && CFBundleGetMainBundle() != NULL);
    CHECK_NUMBER(CFBundleGetVersionNumber(bundle), 0x01238000);
    CHECK(CFEqual(CFBundleGetDevelopmentRegion(bundle), CFSTR("en")));
    CHECK(CFEqual(CFBundleGetValueForInfoDictionaryKey(bundle, kCFBundleNameKey), CFSTR("Made")));
    CHECK(CFDictionaryGetCount(CFBundleGetInfoDictionary(bundle)) >= 8);
    CFBundleGetLocalInfoDictionary(bundle);
    UInt32 type, creator;
    CFBundleGetPackageInfo(bundle, &type, &creator);
    CHECK(type == 'BNDL' && creator == 'made');
    CHECK(CFBundleGetPackageInfoInDirectory(url_at(folder), &type, &creator) && creator == 'made');
    CHECK(!CFBundleGetPackageInfoInDirectory(url_at(@"/no/such"), &type, &creator));
    CFDictionaryRef info = CFBundleCopyInfoDictionaryInDirectory(url_at(folder));
    CFDictionaryRef same = CFBundleCopyInfoDictionaryForURL(url_at(folder));
    CHECK(info && CFEqual(info, same));
    CFRelease(info);
    CFRelease(same);
    CHECK([last_part(CFBundleCopyBundleURL(bundle)) isEqual:@"Made.bundle"]);
    CHECK([last_part(CFBundleCopyResourcesDirectoryURL(bundle)) length] > 0);
    CHECK([last_part(CFBundleCopySupportFilesDirectoryURL(bundle)) isEqual:@"Made.bundle"]);
    CHECK([last_part(CFBundleCopyPrivateFrameworksURL(bundle)) isEqual:@"Frameworks"]);
    CHECK([last_part(CFBundleCopySharedFrameworksURL(bundle)) isEqual:@"SharedFrameworks"]);
    CHECK([last_part(CFBundleCopySharedSupportURL(bundle)) isEqual:@"SharedSupport"]);
    CHECK([last_part(CFBundleCopyBuiltInPlugInsURL(bundle)) isEqual:@"PlugIns"]);
    CFArrayRef bundles = CFBundleCreateBundlesFromDirectory(NULL, url_at(NSTemporaryDirectory()), CFSTR("bundle"));
    CHECK_NUMBER(CFArrayGetCount(bundles), 1);
    CFRelease(bundles);
}

static void resources(CFBundleRef bundle, NSString *folder) {
    CHECK([last_part(CFBundleCopyResourceURL(bundle, CFSTR("text"), CFSTR("txt"), NULL)) isEqual:@"text.txt"]);
    CHECK(CFBundleCopyResourceURL(bundle, CFSTR("none"), CFSTR("txt"), NULL) == NULL);
    CFURLRef url = CFBundleCopyResourceURLInDirectory(url_at(folder), CFSTR("text"), CFSTR("txt"), CFSTR("more"));
    CHECK([[(NSURL *)url path] hasSuffix:@"more/text.txt"]);
    CFRelease(url);
    CFArrayRef urls = CFBundleCopyResourceURLsOfType(bundle, CFSTR("txt"), CFSTR("more"));
    CHECK_NUMBER(CFArrayGetCount(urls), 1);
    CFRelease(urls);
    urls = CFBundleCopyResourceURLsOfTypeInDirectory(url_at(folder), CFSTR("txt"), CFSTR("more"));
    CHECK_NUMBER(CFArrayGetCount(urls), 1);
    CFRelease(urls);
    url = CFBundleCopyResourceURLForLocalization(bundle, CFSTR("Only"), CFSTR("txt"), NULL, CFSTR("de"));
    CHECK([last_part(url) isEqual:@"Only.txt"]);
    urls = CFBundleCopyResourceURLsOfTypeForLocalization(bundle, CFSTR("strings"), NULL, CFSTR("de"));
    CHECK(CFArrayGetCount(urls) >= 1);
    CFRelease(urls);
    CFStringRef text = CFBundleCopyLocalizedString(bundle, CFSTR("hello"), CFSTR("?"), NULL);
    CHECK(CFEqual(text, CFSTR("Hello")));
    CFRelease(text);
    text = CFCopyLocalizedStringFromTableInBundle(CFSTR("bye"), CFSTR("Other"), bundle, "");
    CHECK(CFEqual(text, CFSTR("Bye")));
    CFRelease(text);
    text = CFCopyLocalizedStringWithDefaultValue(CFSTR("none"), CFSTR("Other"), bundle, CFSTR("default"), "");
    CHECK(CFEqual(text, CFSTR("default")));
    CFRelease(text);
    text = CFCopyLocalizedString(CFSTR("unknown"), "");
    CHECK(CFEqual(text, CFSTR("unknown")));
    CFRelease(text);
    text = CFCopyLocalizedStringFromTable(CFSTR("unknown"), CFSTR("Other"), "");
    CHECK(CFEqual(text, CFSTR("unknown")));
    CFRelease(text);
    CFArrayRef languages = CFBundleCopyBundleLocalizations(bundle);
    CFArrayRef same = CFBundleCopyLocalizationsForURL(url_at(folder));
    CHECK(CFArrayGetCount(languages) == 2 && CFArrayGetCount(same) == 2);
    CFArrayRef preferred = CFBundleCopyPreferredLocalizationsFromArray(languages);
    CHECK(CFEqual(CFArrayGetValueAtIndex(preferred, 0), CFSTR("en")));
    CFRelease(preferred);
    NSArray *german = [NSArray arrayWithObject:@"de"];
    preferred = CFBundleCopyLocalizationsForPreferences(languages, (CFArrayRef)german);
    CHECK(CFEqual(CFArrayGetValueAtIndex(preferred, 0), CFSTR("de")));
    CFRelease(preferred);
    CFRelease(languages);
    CFRelease(same);
}

/// A function and a number that are looked up by their names.
int answer_of_program(void) { return 42; }
int number_of_program = 43;

static void code(CFBundleRef bundle) {
    CFBundleRef main = CFBundleGetMainBundle();
    CHECK(CFBundleIsExecutableLoaded(main) && CFBundleLoadExecutable(main));
    CFBundleUnloadExecutable(main);
    CFErrorRef error = NULL;
    CHECK(CFBundleLoadExecutableAndReturnError(main, &error) && CFBundlePreflightExecutable(main, &error) && !error);
    CHECK(!CFBundlePreflightExecutable(bundle, &error) && error != NULL);
    CFRelease(error);
    CHECK(!CFBundleIsExecutableLoaded(bundle));
    int (*function)(void) = CFBundleGetFunctionPointerForName(main, CFSTR("answer_of_program"));
    int *number = CFBundleGetDataPointerForName(main, CFSTR("number_of_program"));
    CHECK(function && function() == 42 && number && *number == 43);
    NSArray *names = [NSArray arrayWithObjects:@"answer_of_program", @"no_such_function", nil];
    void *found[2];
    CFBundleGetFunctionPointersForNames(main, (CFArrayRef)names, found);
    CHECK(found[0] == (void *)answer_of_program && found[1] == NULL);
    names = [NSArray arrayWithObjects:@"no_such_number", @"number_of_program", nil];
    CFBundleGetDataPointersForNames(main, (CFArrayRef)names, found);
    CHECK(found[0] == NULL && found[1] == &number_of_program);
    CFURLRef program = CFBundleCopyExecutableURL(main);
    CFArrayRef kinds = CFBundleCopyExecutableArchitecturesForURL(program), same = CFBundleCopyExecutableArchitectures(main);
    int kind = [[(NSArray *)kinds lastObject] intValue];
    CHECK(kind == kCFBundleExecutableArchitectureX86_64 || kind == kCFBundleExecutableArchitectureI386 || kind > 0);
    CHECK(CFEqual(kinds, same) && kCFBundleExecutableArchitecturePPC == 18);
    CHECK(kCFBundleExecutableArchitecturePPC64 == 0x01000012);
    CFRelease(kinds);
    CFRelease(same);
    CFRelease(program);
    CHECK(CFBundleCopyExecutableArchitecturesForURL(url_at(@"/etc/passwd")) == NULL);
    CHECK(CFBundleCopyAuxiliaryExecutableURL(bundle, CFSTR("none")) == NULL);
    CFBundleRefNum map = CFBundleOpenBundleResourceMap(bundle), other;
    CHECK(map == -1 && CFBundleOpenBundleResourceFiles(bundle, &map, &other) == -193 && other == -1);
    CFBundleCloseBundleResourceMap(bundle, map);
}

// Plug-ins.

static void *make_thing(CFAllocatorRef allocator, CFUUIDRef type) { return &number_of_program; }
void *make_by_name(CFAllocatorRef allocator, CFUUIDRef type) { return &number_of_program + 1; }
static int registered, ended;
void register_plug_in(CFPlugInRef plugIn) { registered++; }
static void end_data(void *data) { ended = *(int *)data; }

static Boolean get_interface(CFPlugInInstanceRef instance, CFStringRef name, void **table) {
    *table = CFPlugInInstanceGetInstanceData(instance);
    return CFEqual(name, CFSTR("known"));
}

static CFUUIDRef uuid_of(const char *text) {
    return (CFUUIDRef)[(id)CFUUIDCreateFromString(NULL, (CFStringRef)[NSString stringWithUTF8String:text]) autorelease];
}

static void factories(void) {
    CFUUIDRef factory = uuid_of("11111111-2222-3333-4444-555555555555");
    CFUUIDRef type = uuid_of("AAAAAAAA-2222-3333-4444-555555555555");
    CFPlugInFactoryFunction function = make_thing;
    CHECK(CFPlugInRegisterFactoryFunction(factory, function) && !CFPlugInRegisterFactoryFunction(factory, function));
    CHECK(CFPlugInInstanceCreate(NULL, factory, type) == NULL);
    CHECK(CFPlugInRegisterPlugInType(factory, type) && !CFPlugInRegisterPlugInType(factory, type));
    CHECK(CFPlugInInstanceCreate(NULL, factory, type) == &number_of_program);
    CFArrayRef found = CFPlugInFindFactoriesForPlugInType(type);
    CHECK(CFArrayGetCount(found) == 1 && CFEqual(CFArrayGetValueAtIndex(found, 0), factory));
    CFRelease(found);
    CFPlugInAddInstanceForFactory(factory);
    CFPlugInRemoveInstanceForFactory(factory);
    CFPlugInRemoveInstanceForFactory(factory);
    CHECK(CFPlugInUnregisterPlugInType(factory, type) && !CFPlugInUnregisterPlugInType(factory, type));
    CHECK(CFPlugInUnregisterFactory(factory) && !CFPlugInUnregisterFactory(factory));
    CHECK(!CFPlugInRegisterPlugInType(factory, type) && !CFPlugInRegisterFactoryFunction(NULL, function));

    CFPlugInInstanceDeallocateInstanceDataFunction end = end_data;
    CFPlugInInstanceGetInterfaceFunction interface = get_interface;
    CFPlugInInstanceRef instance =
        CFPlugInInstanceCreateWithInstanceDataSize(NULL, sizeof(int), end, CFSTR("maker"), interface);
    CHECK(CFGetTypeID(instance) == CFPlugInInstanceGetTypeID());
    int *data = CFPlugInInstanceGetInstanceData(instance);
    CHECK_NUMBER(*data, 0);
    *data = 9;
    void *table = NULL;
    CHECK(CFPlugInInstanceGetInterfaceFunctionTable(instance, CFSTR("known"), &table) && table == data);
    CHECK(!CFPlugInInstanceGetInterfaceFunctionTable(instance, CFSTR("other"), &table));
    CHECK(CFEqual(CFPlugInInstanceGetFactoryName(instance), CFSTR("maker")));
    CFRelease(instance);
    CHECK_NUMBER(ended, 9);
    CHECK(CFPlugInInstanceCreateWithInstanceDataSize(NULL, -1, NULL, NULL, NULL) == NULL);
}

static CFPlugInRef made_plug_in(NSString *name, NSDictionary *info) {
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    write_file(folder, @"x", @"x");
    [info writeToFile:[folder stringByAppendingPathComponent:@"Info.plist"] atomically:YES];
    return CFPlugInCreate(NULL, url_at(folder));
}

static void plug_ins(CFBundleRef plain) {
    NSString *factory = @"11111111-2222-3333-4444-666666666666", *type = @"BBBBBBBB-2222-3333-4444-555555555555";
    NSDictionary *functions = [NSDictionary dictionaryWithObjectsAndKeys:@"make_by_name", factory, @"x", @"no uuid", nil];
    NSDictionary *types = [NSDictionary dictionaryWithObject:[NSArray arrayWithObject:factory] forKey:type];
    NSDictionary *info = [NSDictionary dictionaryWithObjectsAndKeys:functions, (id)kCFPlugInFactoriesKey, types,
                                                                    (id)kCFPlugInTypesKey, @"end_plug_in",
                                                                    (id)kCFPlugInUnloadFunctionKey, nil];
    CFPlugInRef plugIn = made_plug_in(@"Static.plugin", info);
    CHECK(plugIn && CFPlugInGetBundle(plugIn) == plugIn && CFBundleGetPlugIn(plugIn) == plugIn);
    CHECK(CFPlugInGetTypeID() != CFPlugInInstanceGetTypeID() && CFBundleGetPlugIn(plain) == NULL);
    CFArrayRef found = CFPlugInFindFactoriesForPlugInTypeInPlugIn(uuid_of([type UTF8String]), plugIn);
    CHECK_NUMBER(CFArrayGetCount(found), 1);
    CFRelease(found);
    CHECK(CFPlugInIsLoadOnDemand(plugIn));
    CFPlugInSetLoadOnDemand(plugIn, true);
    // There is no code in it, so nothing is made.
    CHECK(CFPlugInInstanceCreate(NULL, uuid_of([factory UTF8String]), uuid_of([type UTF8String])) == NULL);
    CFUUIDRef named = uuid_of("11111111-2222-3333-4444-777777777777"), made = uuid_of([type UTF8String]);
    CHECK(CFPlugInRegisterFactoryFunctionByName(named, CFBundleGetMainBundle(), CFSTR("make_by_name")));
    CFPlugInRegisterPlugInType(named, made);
    CHECK(CFPlugInInstanceCreate(NULL, named, made) == &number_of_program + 1);
    CFRelease(plugIn);

    NSString *plain_folder = [[(NSBundle *)plain bundlePath] copy];
    CHECK(CFPlugInCreate(NULL, url_at(plain_folder)) == NULL && CFPlugInCreate(NULL, NULL) == NULL);
    info = [NSDictionary dictionaryWithObjectsAndKeys:@"YES", (id)kCFPlugInDynamicRegistrationKey, @"register_plug_in",
                                                      (id)kCFPlugInDynamicRegisterFunctionKey, nil];
    plugIn = made_plug_in(@"Dynamic.plugin", info);
    CFPlugInDynamicRegisterFunction registering = register_plug_in;
    CFPlugInUnloadFunction unloading = NULL;
    CHECK(plugIn && !CFPlugInIsLoadOnDemand(plugIn) && registering != NULL && unloading == NULL);
    CHECK(registered == 0);
    CFRelease(plugIn);
}

// Interfaces.

static HRESULT query(void *self, REFIID identifier, LPVOID *interface) {
    *interface = NULL;
    return E_NOINTERFACE;
}

static ULONG add_reference(void *self) { return 2; }

static void interfaces(void) {
    IUnknownVTbl table = {._reserved = NULL, .QueryInterface = query, .AddRef = add_reference};
    struct own_table {
        IUNKNOWN_C_GUTS;
        HRESULT(STDMETHODCALLTYPE *Own)(void *self);
    } own = {.Release = add_reference};
    LPVOID interface = &own;
    CHECK(table.QueryInterface(NULL, CFUUIDGetUUIDBytes(IUnknownUUID), &interface) == E_NOINTERFACE && !interface);
    CHECK(table.AddRef(NULL) == 2 && own.Release(NULL) == 2 && COREFOUNDATION_CFPLUGINCOM_SEPARATE);
    CHECK(SUCCEEDED(S_OK) && SUCCEEDED(S_FALSE) && FAILED(E_FAIL) && S_FALSE == 1);
    HRESULT made = MAKE_HRESULT(SEVERITY_ERROR, 4, 7);
    CHECK(HRESULT_CODE(made) == 7 && HRESULT_FACILITY(made) == 4 && HRESULT_SEVERITY(made) == SEVERITY_ERROR);
    CHECK(SEVERITY_SUCCESS == 0 && IS_ERROR((UInt32)made));
    HRESULT errors[] = {E_UNEXPECTED, E_NOTIMPL, E_OUTOFMEMORY, E_INVALIDARG, E_POINTER, E_HANDLE, E_ABORT,
                        E_ACCESSDENIED};
    for (int i = 0; i < 8; i++) CHECK(FAILED(errors[i]));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *folder = made_bundle();
    CFBundleRef bundle = CFBundleCreate(NULL, url_at(folder));
    reading(bundle, folder);
    resources(bundle, folder);
    code(bundle);
    factories();
    plug_ins(bundle);
    interfaces();
    CFRelease(bundle);
    [pool drain];
    return end_of_checks();
}

// > 85 checks
