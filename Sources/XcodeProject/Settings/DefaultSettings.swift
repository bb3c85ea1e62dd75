/// The settings that Xcode 3.2 and 4 have before a project sets any.
enum DefaultSettings {
    /// For every target.
    static let all: [String: String] = [
        "ACTION": "build", "BUILD_STYLE": "$(CONFIGURATION)", "BUILD_VARIANTS": "normal", "CURRENT_VARIANT": "normal",
        "DEVELOPER_DIR": "/Developer", "SYSTEM_DEVELOPER_DIR": "/Developer", "DEVELOPER_BIN_DIR": "/Developer/usr/bin",
        "XCODE_VERSION_ACTUAL": "0430", "XCODE_VERSION_MAJOR": "0400", "XCODE_VERSION_MINOR": "0430",

        // Places.
        "PROJECT_DIR": "$(SRCROOT)", "SOURCE_ROOT": "$(SRCROOT)", "SYMROOT": "$(PROJECT_DIR)/build",
        "OBJROOT": "$(SYMROOT)", "DSTROOT": "/tmp/$(PROJECT_NAME).dst", "BUILD_DIR": "$(SYMROOT)",
        "BUILD_ROOT": "$(SYMROOT)",
        "CONFIGURATION_BUILD_DIR": "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
        "BUILT_PRODUCTS_DIR": "$(CONFIGURATION_BUILD_DIR)", "TARGET_BUILD_DIR": "$(CONFIGURATION_BUILD_DIR)",
        "PROJECT_TEMP_DIR": "$(OBJROOT)/$(PROJECT_NAME).build", "PROJECT_TEMP_ROOT": "$(OBJROOT)",
        "CONFIGURATION_TEMP_DIR": "$(PROJECT_TEMP_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
        "TARGET_TEMP_DIR": "$(CONFIGURATION_TEMP_DIR)/$(TARGET_NAME).build", "TEMP_DIR": "$(TARGET_TEMP_DIR)",
        "TEMP_ROOT": "$(PROJECT_TEMP_ROOT)", "TEMP_FILES_DIR": "$(TARGET_TEMP_DIR)",
        "TEMP_FILE_DIR": "$(TARGET_TEMP_DIR)", "OBJECT_FILE_DIR": "$(TARGET_TEMP_DIR)/Objects",
        "OBJECT_FILE_DIR_normal": "$(OBJECT_FILE_DIR)-normal", "DERIVED_FILE_DIR": "$(TARGET_TEMP_DIR)/DerivedSources",
        "DERIVED_FILES_DIR": "$(DERIVED_FILE_DIR)", "DERIVED_SOURCES_DIR": "$(DERIVED_FILE_DIR)",
        "PROJECT_DERIVED_FILE_DIR": "$(PROJECT_TEMP_DIR)/DerivedSources",
        "SHARED_PRECOMPS_DIR": "$(OBJROOT)/SharedPrecompiledHeaders", "CACHE_ROOT": "$(OBJROOT)",
        "INSTALL_ROOT": "$(DSTROOT)", "INSTALL_DIR": "$(DSTROOT)$(INSTALL_PATH)",
        "DWARF_DSYM_FOLDER_PATH": "$(CONFIGURATION_BUILD_DIR)", "DWARF_DSYM_FILE_NAME": "$(FULL_PRODUCT_NAME).dSYM",
        "LOCROOT": "$(SRCROOT)", "LOCSYMROOT": "",

        // Programs that scripts call by these.
        "SED": "/usr/bin/sed", "CHMOD": "/bin/chmod", "CHOWN": "/bin/chown", "CP": "/bin/cp", "TOUCH": "/usr/bin/touch",

        // Names.
        "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
        "FULL_PRODUCT_NAME": "$(EXECUTABLE_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "EXECUTABLE_PATH": "$(EXECUTABLE_NAME)", "WRAPPER_PREFIX": "",

        // Compiling. What is built are programs of this machine, whatever phone a project names.
        "ARCHS": "$(ARCHS_STANDARD_32_BIT)", "ARCHS_STANDARD": XcodeSDK.architecture,
        "ARCHS_STANDARD_32_BIT": XcodeSDK.architecture, "ARCHS_STANDARD_64_BIT": XcodeSDK.architecture,
        "ARCHS_STANDARD_32_64_BIT": XcodeSDK.architecture, "ARCHS_UNIVERSAL_IPHONE_OS": XcodeSDK.architecture,
        "NATIVE_ARCH": XcodeSDK.architecture, "NATIVE_ARCH_ACTUAL": XcodeSDK.architecture,
        "CURRENT_ARCH": XcodeSDK.architecture, "arch": XcodeSDK.architecture,
        "VALID_ARCHS": "\(XcodeSDK.architecture) i386 armv6 armv7", "ONLY_ACTIVE_ARCH": "NO",
        "GCC_OPTIMIZATION_LEVEL": "s",
        "GCC_GENERATE_DEBUGGING_SYMBOLS": "YES", "GCC_VERSION": "com.apple.compilers.llvm.clang.1_0",
        "GCC_PRECOMPILE_PREFIX_HEADER": "NO", "GCC_DYNAMIC_NO_PIC": "NO", "GCC_ENABLE_CPP_EXCEPTIONS": "YES",
        "GCC_ENABLE_CPP_RTTI": "YES", "GCC_ENABLE_OBJC_EXCEPTIONS": "YES", "GCC_TREAT_WARNINGS_AS_ERRORS": "NO",
        "GCC_C_LANGUAGE_STANDARD": "gnu99", "CLANG_ENABLE_OBJC_ARC": "NO", "ALWAYS_SEARCH_USER_PATHS": "YES",
        "USE_HEADERMAP": "YES", "PREBINDING": "NO", "COPY_PHASE_STRIP": "NO", "STRIP_INSTALLED_PRODUCT": "YES",
        "DEBUG_INFORMATION_FORMAT": "dwarf", "DEPLOYMENT_POSTPROCESSING": "NO", "DEPLOYMENT_LOCATION": "NO",
        "SKIP_INSTALL": "NO", "DEAD_CODE_STRIPPING": "NO", "INFOPLIST_PREPROCESS": "NO",
        "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES", "INFOPLIST_OUTPUT_FORMAT": "binary",
        "STRINGS_FILE_OUTPUT_ENCODING": "binary",
        "PLIST_FILE_OUTPUT_FORMAT": "binary", "COMPRESS_PNG_FILES": "YES", "APPLY_RULES_IN_COPY_FILES": "NO",
        "SEPARATE_STRIP": "NO", "UNSTRIPPED_PRODUCT": "NO", "ENABLE_OPENMP_SUPPORT": "NO",
        "PUBLIC_HEADERS_FOLDER_PATH": "/usr/local/include", "PRIVATE_HEADERS_FOLDER_PATH": "/usr/local/include",
        "PRODUCT_BUNDLE_IDENTIFIER": "com.yourcompany.$(PRODUCT_NAME:rfc1034identifier)",
        "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "VERSIONING_SYSTEM": "",
    ]

    /// Above all that a project sets: products are found by those that use them.
    static let products: [String: String] = [
        "HEADER_SEARCH_PATHS": "\"$(BUILT_PRODUCTS_DIR)/include\" $(inherited)",
        "FRAMEWORK_SEARCH_PATHS": "\"$(BUILT_PRODUCTS_DIR)\" $(inherited)",
        "LIBRARY_SEARCH_PATHS": "\"$(BUILT_PRODUCTS_DIR)\" $(inherited)",
    ]

    /// Settings whose values are folders of the build.
    static let places: Set<String> = [
        "SYMROOT", "OBJROOT", "DSTROOT", "BUILD_DIR", "BUILD_ROOT", "CONFIGURATION_BUILD_DIR", "TARGET_BUILD_DIR",
        "BUILT_PRODUCTS_DIR", "PROJECT_TEMP_DIR", "CONFIGURATION_TEMP_DIR", "TARGET_TEMP_DIR", "SHARED_PRECOMPS_DIR",
    ]

    /// Whether a setting of Xcode's own is one path or name, and no list of words.
    static func isSingle(_ name: String) -> Bool { singles.contains(name) }

    private static let singles: Set<String> = places.union([
        "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT", "PROJECT_FILE_PATH", "DERIVED_FILE_DIR", "DERIVED_FILES_DIR",
        "DERIVED_SOURCES_DIR", "OBJECT_FILE_DIR", "TEMP_DIR", "SDKROOT", "SDK_DIR", "DEVELOPER_DIR", "HOME",
        "TARGET_NAME", "TARGETNAME", "PRODUCT_NAME", "PROJECT_NAME", "PROJECT", "EXECUTABLE_NAME", "WRAPPER_NAME",
        "FULL_PRODUCT_NAME", "CONFIGURATION",
    ])

    static func platform(_ sdk: XcodeSDK) -> [String: String] {
        let folder = "\(XcodeSDK.platforms)/\(sdk.platform.folderName).platform"
        var settings = [
            "EFFECTIVE_PLATFORM_NAME": sdk.platform.effectiveName, "PLATFORM_DIR": folder,
            "PLATFORM_DEVELOPER_BIN_DIR": "\(folder)/Developer/usr/bin",
            "PLATFORM_DEVELOPER_SDK_DIR": "\(folder)/Developer/SDKs", "SDK_VERSION": sdk.version,
            "SUPPORTED_PLATFORMS": sdk.platform == .mac ? "macosx" : "iphonesimulator iphoneos",
            "CORRESPONDING_SIMULATOR_PLATFORM_NAME": "iphonesimulator",
        ]
        if sdk.platform != .mac {
            settings.merge([
                "IPHONEOS_DEPLOYMENT_TARGET": "3.0", "TARGETED_DEVICE_FAMILY": "1", "SHALLOW_BUNDLE": "YES",
                "CODE_SIGNING_ALLOWED": "NO", "CODE_SIGNING_REQUIRED": "NO", "GCC_OBJC_ABI_VERSION": "2",
            ]) { $1 }
        }
        return settings
    }

    /// - Parameter isShallow: whether bundles have all at their top, as on the phone.
    static func product(_ kind: XcodeProductKind, isShallow: Bool) -> [String: String] {
        switch kind {
        case .application:
            bundle("app", isShallow: isShallow, machO: "mh_execute", installPath: "$(HOME)/Applications")
        case .bundle: bundle("bundle", isShallow: isShallow, machO: "mh_bundle", installPath: "$(HOME)/Library/Bundles")
        case .unitTest:
            bundle("octest", isShallow: isShallow, machO: "mh_bundle", installPath: "$(HOME)/Library/Bundles")
        case .framework:
            bundle(
                "framework", isShallow: isShallow, machO: "mh_dylib", installPath: "$(HOME)/Library/Frameworks")
        case .staticLibrary:
            [
                "MACH_O_TYPE": "staticlib", "EXECUTABLE_PREFIX": "lib", "EXECUTABLE_EXTENSION": "a",
                "EXECUTABLE_SUFFIX": ".$(EXECUTABLE_EXTENSION)", "INSTALL_PATH": "/usr/local/lib",
                "PACKAGE_TYPE": "com.apple.package-type.static-library",
            ]
        case .dynamicLibrary:
            [
                "MACH_O_TYPE": "mh_dylib", "EXECUTABLE_EXTENSION": "dylib",
                "EXECUTABLE_SUFFIX": ".$(EXECUTABLE_EXTENSION)", "INSTALL_PATH": "/usr/local/lib",
                "PACKAGE_TYPE": "com.apple.package-type.mach-o-dylib",
            ]
        case .tool:
            [
                "MACH_O_TYPE": "mh_execute", "INSTALL_PATH": "/usr/local/bin",
                "PACKAGE_TYPE": "com.apple.package-type.mach-o-executable",
            ]
        case .aggregate, .legacy, .other: ["FULL_PRODUCT_NAME": ""]
        }
    }

    private static func bundle(
        _ suffix: String, isShallow: Bool, machO: String, installPath: String
    ) -> [String: String] {
        let contents = isShallow ? "$(WRAPPER_NAME)" : "$(WRAPPER_NAME)/Contents"
        let resources = isShallow ? contents : contents + "/Resources"
        return [
            "MACH_O_TYPE": machO, "WRAPPER_EXTENSION": suffix, "WRAPPER_SUFFIX": ".$(WRAPPER_EXTENSION)",
            "WRAPPER_NAME": "$(WRAPPER_PREFIX)$(PRODUCT_NAME)$(WRAPPER_SUFFIX)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": suffix == "app" ? "APPL" : suffix == "framework" ? "FMWK" : "BNDL",
            "CONTENTS_FOLDER_PATH": contents, "UNLOCALIZED_RESOURCES_FOLDER_PATH": resources,
            "LOCALIZED_RESOURCES_FOLDER_PATH": resources + "/$(DEVELOPMENT_LANGUAGE).lproj",
            "EXECUTABLE_FOLDER_PATH": isShallow ? contents : contents + "/MacOS",
            "EXECUTABLE_PATH": "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)",
            "INFOPLIST_PATH": contents + "/Info.plist", "PKGINFO_PATH": contents + "/PkgInfo",
            "FRAMEWORKS_FOLDER_PATH": contents + "/Frameworks",
            "SHARED_FRAMEWORKS_FOLDER_PATH": contents + "/SharedFrameworks",
            "SHARED_SUPPORT_FOLDER_PATH": resources, "PLUGINS_FOLDER_PATH": contents + "/PlugIns",
            "JAVA_FOLDER_PATH": resources + "/Java", "SCRIPTS_FOLDER_PATH": resources + "/Scripts",
            "DOCUMENTATION_FOLDER_PATH": "$(LOCALIZED_RESOURCES_FOLDER_PATH)/Documentation",
            "PUBLIC_HEADERS_FOLDER_PATH": contents + "/Headers",
            "PRIVATE_HEADERS_FOLDER_PATH": contents + "/PrivateHeaders", "INSTALL_PATH": installPath,
            "PACKAGE_TYPE": suffix == "app"
                ? "com.apple.package-type.wrapper.application" : "com.apple.package-type.wrapper",
        ]
    }
}
