package import DeviceLink

extension DebugColoring {
    /// The tints among what a device wants.
    package init(_ options: RenderingOptions) {
        self = []
        if options.contains(.colorBlended) { insert(.blended) }
        if options.contains(.colorMisaligned) { insert(.misaligned) }
        if options.contains(.colorOffscreen) { insert(.offscreen) }
    }
}
