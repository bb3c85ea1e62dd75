/// The shop, for scripts and commands.
extension Device {
    /// How the shop treats those who want to buy.
    public var shopMode: ShopMode { shop.mode }

    /// Says how the shop treats those who want to buy from now on; apps hear whether they may.
    public func setShopMode(_ mode: ShopMode) {
        let couldPay = shop.mode != .off
        shop.mode = mode
        guard couldPay != (mode != .off) else { return }
        for session in sessions { session.hear(.shop, ["of": "open", "open": mode == .off ? 0 : 1]) }
    }

    /// Gives an app the products of a file.
    ///
    /// - Throws: `notInstalled`, `badMedia` with what is wrong with the file, `storageFailed`.
    public func setProducts(file: String, of identifier: String) throws {
        guard storage.app(identifier: identifier) != nil else { throw DeviceStorage.notInstalled(identifier) }
        try shop.setProducts(file: file, of: identifier)
    }

    /// Makes the shop forget what was bought in an app.
    ///
    /// - Throws: `storageFailed`.
    public func forgetPurchases(of identifier: String) throws { try shop.forgetPurchases(of: identifier) }
}
