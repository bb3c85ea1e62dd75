import AppBuilder
import Foundation
import Testing

/// The phone's headers declare functions of older runtimes and refuse them: who calls one gets an error.
@Suite struct FunctionsOfTheFirstMacsTests {
    /// Each as an expression.
    private static let refused = [
        "objc_msgSendv(nil, 0, 0, 0)", "objc_msgSendv_stret(0, nil, 0, 0, 0)", "sizeof(marg_list)",
        "class_nextMethodList(Nil, 0)", "class_addMethods(Nil, 0)", "class_removeMethods(Nil, 0)",
        "class_poseAs(Nil, Nil)", "method_getSizeOfArguments(0)", "method_getArgumentInfo(0, 0, 0, 0)",
        "objc_addClass(Nil)", "objc_getClasses()", "objc_getOrigClass(0)", "objc_setClassHandler(0)",
        "objc_setMultithreaded(YES)", "object_realloc(nil, 0)", "object_reallocFromZone(nil, 0, 0)", "_alloc", "_copy",
        "_realloc", "_dealloc", "_zoneAlloc", "_zoneRealloc", "_zoneCopy", "_error",
    ]

    @Test("Functions that Objective-C 2 took away cannot be used", arguments: refused)
    func isRefused(_ expression: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("use.m")
        let source = """
            #import <Foundation/Foundation.h>
            #import <objc/message.h>
            void use(void) { (void)\(expression); }
            """
        try source.write(to: file, atomically: true, encoding: .utf8)
        let error = #expect(throws: (any Error).self) {
            try ObjectiveCProgram(
                sources: [file], executable: folder.appendingPathComponent("use"), flags: ["-fsyntax-only"]
            ).build(toolchain: try Toolchain.locate(), sdk: try SDK.locate())
        }
        #expect("\(String(describing: error))".contains("unavailable"))
    }
}
