import AppFoundation
import CObjCRuntime

/// A block that the app gave to the frameworks, copied and kept as long as this is.
final class AppBlock {
    /// The block itself, its function's first argument.
    let object: ObjCObject

    init?(_ block: ObjCObject?) {
        guard let block, let copy = _Block_copy(block) else { return nil }
        object = copy
    }

    deinit { _Block_release(object) }

    /// The block's function, as a C function that takes the block and then the block's own parameters.
    func function<Function>(as type: Function.Type) -> Function {
        // The layout of blocks is an ABI: isa, flags and a reserved word, then the function.
        let function = object.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
        return unsafeBitCast(function, to: type)
    }
}

/// A function of the frameworks, for a block that calls it.
private final class FrameworkFunction {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
}

/// A block that calls `function`, autoreleased.
package func objectiveCBlock(_ function: (() -> Void)?) -> ObjCObject? {
    guard let function else { return nil }
    let box = value_box(Unmanaged.passRetained(FrameworkFunction(function)).toOpaque()) { content in
        Unmanaged<FrameworkFunction>.fromOpaque(content).release()
    }
    return value_box_block(box) { content in
        Unmanaged<FrameworkFunction>.fromOpaque(content).takeUnretainedValue().call()
    }
}
