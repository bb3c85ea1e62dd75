/// Advertisements, for scripts and commands.
extension Device {
    /// What becomes of an app's wish for an advertisement.
    public var advertisingMode: AdvertisingMode { advertising.mode }

    /// Says what becomes of an app's wish for an advertisement from now on.
    public func setAdvertisingMode(_ mode: AdvertisingMode) { advertising.mode = mode }
}
