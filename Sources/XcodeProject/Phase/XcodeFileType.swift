/// Xcode's names of file types.
package enum XcodeFileType {
    /// The type that Xcode takes a file for by its name; `file` for an unknown one.
    package static func type(ofName name: String) -> String {
        types[ProjectPath.suffix(of: name).lowercased()] ?? "file"
    }

    /// Whether files of a type are included by others.
    package static func isHeader(_ type: String) -> Bool {
        type == "sourcecode.c.h" || type == "sourcecode.cpp.h"
    }

    private static let types: [String: String] = [
        "m": "sourcecode.c.objc", "mm": "sourcecode.cpp.objcpp", "c": "sourcecode.c.c", "cc": "sourcecode.cpp.cpp",
        "cpp": "sourcecode.cpp.cpp", "cxx": "sourcecode.cpp.cpp", "c++": "sourcecode.cpp.cpp", "h": "sourcecode.c.h",
        "pch": "sourcecode.c.h", "hh": "sourcecode.cpp.h", "hpp": "sourcecode.cpp.h", "hxx": "sourcecode.cpp.h",
        "inl": "sourcecode.c.h", "s": "sourcecode.asm", "asm": "sourcecode.asm", "swift": "sourcecode.swift",
        "l": "sourcecode.lex", "y": "sourcecode.yacc", "ym": "sourcecode.yacc", "metal": "sourcecode.metal",
        "xib": "file.xib", "nib": "wrapper.nib", "storyboard": "file.storyboard", "strings": "text.plist.strings",
        "stringsdict": "text.plist.stringsdict", "plist": "text.plist.xml", "entitlements": "text.plist.entitlements",
        "xcconfig": "text.xcconfig", "xcdatamodel": "wrapper.xcdatamodel", "xcdatamodeld": "wrapper.xcdatamodel",
        "xcmappingmodel": "wrapper.xcmappingmodel", "xcassets": "folder.assetcatalog", "bundle": "wrapper.plug-in",
        "app": "wrapper.application", "framework": "wrapper.framework", "xcodeproj": "wrapper.pb-project",
        "octest": "wrapper.cfbundle", "xctest": "wrapper.cfbundle", "a": "archive.ar",
        "dylib": "compiled.mach-o.dylib", "tbd": "sourcecode.text-based-dylib-definition",
        "o": "compiled.mach-o.objfile",
        "png": "image.png", "jpg": "image.jpeg", "jpeg": "image.jpeg", "gif": "image.gif", "tif": "image.tiff",
        "tiff": "image.tiff", "pdf": "image.pdf", "icns": "image.icns", "bmp": "image.bmp", "html": "text.html",
        "htm": "text.html", "css": "text.css", "js": "sourcecode.javascript", "json": "text.json", "xml": "text.xml",
        "txt": "text", "md": "text", "rtf": "text.rtf", "sh": "text.script.sh", "py": "text.script.python",
        "pl": "text.script.perl", "rb": "text.script.ruby", "zip": "archive.zip", "wav": "audio.wav",
        "mp3": "audio.mp3",
        "aif": "audio.aiff", "aiff": "audio.aiff", "caf": "audio.caf", "m4a": "audio.m4a", "mov": "video.quicktime",
        "mp4": "video.mpeg", "m4v": "video.m4v",
    ]
}
