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
