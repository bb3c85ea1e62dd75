import DeviceLink
import Foundation

/// The device's shop: products that a file describes, and what was bought. It stands for Apple's, which is out of reach; no money
/// is asked for (docs/Shop.md).
@MainActor final class Shop {
    var mode = ShopMode.ask
    weak var host: (any ServiceHost)?
    private let storage: DeviceStorage
    private let timeline: Timeline
    /// The ledgers that were read.
    private var ledgers: [String: ShopLedger] = [:]
    /// The product files that were read, of each app; nil for an app without one.
    private var files: [String: ProductFile?] = [:]

    /// How long the shop takes for an answer, in seconds.
    private static let delay = 0.4

    init(storage: DeviceStorage, timeline: Timeline) {
        self.storage = storage
        self.timeline = timeline
    }

    private static func name(_ identifier: String, _ kind: String) -> String { "Shop/\(identifier).\(kind)" }

    // MARK: What there is to buy

    /// Gives an app the products of a file, from now on.
    ///
    /// - Throws: `badMedia` with what is wrong with the file, `storageFailed`.
    func setProducts(file: String, of identifier: String) throws {
        let products = try ProductFile(file: file)
        let copy = storage.folder + "/" + Self.name(identifier, "products")
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            try storage.makeFolder("Shop")
            try data.write(to: URL(fileURLWithPath: copy), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(copy): cannot be written (\(error.localizedDescription)).")
        }
        files[identifier] = products
    }

    /// The products that were given, or else those of the only `.storekit` file in the app.
    private func products(of customer: any ServiceCustomer) -> ProductFile? {
        if let known = files[customer.identifier] { return known }
        let given = storage.folder + "/" + Self.name(customer.identifier, "products")
        var found: ProductFile?
        do {
            if FileManager.default.fileExists(atPath: given) {
                found = try ProductFile(file: given)
            } else if let own = Self.configuration(in: customer.bundlePath) {
                found = try ProductFile(file: own)
            } else {
                host?.log(
                    "\(customer.displayName) asks for products, and there are none. Give it some: verger run --products FILE "
                        + "(docs/Shop.md).")
            }
        } catch {
            host?.log("\(error)")
        }
        files[customer.identifier] = .some(found)
        return found
    }

    private static func configuration(in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = names.filter { $0.hasSuffix(".storekit") }
        return found.count == 1 ? folder + "/" + found[0] : nil
    }

    /// Looks for an app's own products again: its bundle is another one.
    func forgetProducts(of identifier: String) { files[identifier] = nil }

    // MARK: Requests

    func take(_ request: ShopRequest, of customer: any ServiceCustomer) {
        switch request {
        case .products(let number, let identifiers):
            later(customer) { shop, customer in
                customer.hear(.shop, shop.answer(number, identifiers, customer))
            }
        case .buy(let number, let product, let quantity): buy(number, product, quantity, customer)
        case .restore: later(customer) { $0.restore($1) }
        case .observe: tell(ledger(of: customer.identifier).unfinished, to: customer)
        case .finish(let number): change(customer) { $0.unfinished.removeAll { $0.number == number } }
        }
    }

    private func later(
        _ customer: any ServiceCustomer, _ action: @escaping @MainActor (Shop, any ServiceCustomer) -> Void
    ) {
        timeline.schedule(after: Self.delay) { [weak self, weak customer] in
            guard let self, let customer else { return }
            action(self, customer)
        }
    }

    private func answer(_ request: Int, _ identifiers: [String], _ customer: any ServiceCustomer) -> [String: Any] {
        guard host?.hasNetwork == true else {
            return ["of": "products", "request": request, "words": ShopFailure.noConnection.words]
        }
        let file = products(of: customer)
        let language = host?.language ?? "en"
        var seen: Set<String> = []
        let wanted = identifiers.filter { seen.insert($0).inserted }
        let found = wanted.compactMap { file?.product($0) }
        let known = Set(found.map(\.identifier))
        let storefront = file?.storefront ?? .standard
        return [
            "of": "products", "request": request, "invalid": wanted.filter { !known.contains($0) },
            "products": found.map { product -> [String: Any] in
                let text = product.text(language: language)
                return [
                    "identifier": product.identifier, "title": text.title, "description": text.description,
                    "price": "\(product.price)", "locale": storefront.locale(language: language),
                ]
            },
        ]
    }

    // MARK: Buying

    private func buy(_ request: Int, _ identifier: String, _ quantity: Int, _ customer: any ServiceCustomer) {
        guard mode != .off else { return fail(request, .notAllowed, identifier, quantity, customer) }
        later(customer) { shop, customer in
            guard shop.host?.hasNetwork == true else {
                return shop.fail(request, .noConnection, identifier, quantity, customer)
            }
            guard let file = shop.products(of: customer), let product = file.product(identifier) else {
                return shop.fail(request, .unknownProduct, identifier, quantity, customer)
            }
            guard (1...10).contains(quantity) else {
                return shop.fail(request, .badQuantity, identifier, quantity, customer)
            }
            shop.ask(request, product, file.storefront, quantity, customer)
        }
    }

    private func ask(
        _ request: Int, _ product: ShopProduct, _ storefront: Storefront, _ quantity: Int,
        _ customer: any ServiceCustomer
    ) {
        switch mode {
        case .buy: return sell(request, product, quantity, customer)
        case .cancel: return fail(request, .cancelled, product.identifier, quantity, customer)
        case .off: return fail(request, .notAllowed, product.identifier, quantity, customer)
        case .ask, .fail: break
        }
        let language = host?.language ?? "en"
        let isOwned = ledger(of: customer.identifier).first(of: product.identifier) != nil && product.kind.isKept
        let title = product.text(language: language).title
        let price = storefront.text(product.price * Decimal(quantity), language: language)
        let question = "Do you want to buy \(Self.word(quantity)) \(title) for \(price)?"
        let again = "You’ve already purchased this In-App Purchase. Would you like to get it again for free?"
        host?.ask(
            customer, title: isOwned ? title : "Confirm Your In-App Purchase",
            message: (isOwned ? again : question) + Self.environment, buttons: ["Cancel", isOwned ? "OK" : "Buy"],
            hasCancelButton: true
        ) { [weak self, weak customer] button in
            guard let self, let customer else { return }
            guard button == 1 else { return fail(request, .cancelled, product.identifier, quantity, customer) }
            later(customer) { shop, customer in
                guard shop.mode != .fail, shop.host?.hasNetwork == true else {
                    return shop.fail(request, .noConnection, product.identifier, quantity, customer)
                }
                shop.sell(request, product, quantity, customer)
                guard !isOwned else { return }
                shop.host?.ask(
                    customer, title: "Thank You", message: "Your purchase was successful." + Self.environment,
                    buttons: ["OK"], hasCancelButton: false
                ) { _ in }
            }
        }
    }

    /// As Apple's shop ended its questions for those who tried it.
    private static let environment = "\n\n[Environment: Sandbox]"

    private static func word(_ quantity: Int) -> String {
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return words.indices.contains(quantity - 1) ? words[quantity - 1] : String(quantity)
    }

    private func sell(_ request: Int, _ product: ShopProduct, _ quantity: Int, _ customer: any ServiceCustomer) {
        guard !ledger(of: customer.identifier).isFull else {
            host?.log(
                "\(customer.displayName) finishes none of its transactions (finishTransaction:), and can buy no more.")
            return fail(request, .noConnection, product.identifier, quantity, customer)
        }
        change(customer) { ledger in
            let number = ledger.nextNumber()
            var bought = ShopTransaction(
                number: number, state: .purchased, product: product.identifier, quantity: quantity, date: Date())
            bought.identifier = ShopLedger.identifier(number)
            if product.kind.isKept, let first = ledger.first(of: product.identifier) {
                bought.originalIdentifier = first.identifier
                bought.originalDate = first.date
            }
            bought.receipt = receipt(of: bought, product, customer)
            if product.kind.isKept, bought.originalIdentifier == nil { ledger.owned.append(bought) }
            ledger.unfinished.append(bought)
            tell([bought], to: customer, request: request)
        }
    }

    private func fail(
        _ request: Int, _ failure: ShopFailure, _ product: String, _ quantity: Int, _ customer: any ServiceCustomer
    ) {
        change(customer) { ledger in
            var failed = ShopTransaction(
                number: ledger.nextNumber(), state: .failed, product: product, quantity: quantity, date: Date())
            failed.failure = failure
            if !ledger.isFull { ledger.unfinished.append(failed) }
            tell([failed], to: customer, request: request)
        }
    }

    // MARK: Restoring

    private func restore(_ customer: any ServiceCustomer) {
        let failure: ShopFailure? =
            switch mode {
            case .off: .notAllowed
            case .cancel: .cancelled
            case .fail: .noConnection
            case .ask, .buy: host?.hasNetwork == true ? nil : .noConnection
            }
        if let failure {
            return customer.hear(.shop, ["of": "restored", "code": failure.code, "words": failure.words])
        }
        let file = products(of: customer)
        change(customer) { ledger in
            var restored: [ShopTransaction] = []
            for first in ledger.owned where !ledger.isFull {
                let number = ledger.nextNumber()
                var again = ShopTransaction(
                    number: number, state: .restored, product: first.product, quantity: first.quantity, date: Date())
                again.identifier = ShopLedger.identifier(number)
                again.originalIdentifier = first.identifier
                again.originalDate = first.date
                again.receipt = file?.product(first.product).map { receipt(of: again, $0, customer) } ?? first.receipt
                ledger.unfinished.append(again)
                restored.append(again)
            }
            tell(restored, to: customer)
        }
        customer.hear(.shop, ["of": "restored"])
    }

    /// Makes the shop forget what was bought in an app.
    func forgetPurchases(of identifier: String) throws {
        ledgers[identifier] = ShopLedger()
        try write(ShopLedger(), of: identifier)
    }

    // MARK: Telling and keeping

    private func receipt(of transaction: ShopTransaction, _ product: ShopProduct, _ customer: any ServiceCustomer)
        -> Data
    {
        ShopReceipt(
            transaction: transaction, product: product, customer: customer,
            deviceIdentifier: host?.deviceIdentifier ?? ""
        ).data
    }

    private func tell(_ transactions: [ShopTransaction], to customer: any ServiceCustomer, request: Int? = nil) {
        guard !transactions.isEmpty else { return }
        var message: [String: Any] = ["of": "transactions", "transactions": transactions.map(\.fields)]
        message["request"] = request
        customer.hear(.shop, message)
    }

    private func ledger(of identifier: String) -> ShopLedger {
        if let ledger = ledgers[identifier] { return ledger }
        let list = storage.list(in: Self.name(identifier, "plist"))
        let data = list.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
        }
        let ledger = data.flatMap { try? PropertyListDecoder().decode(ShopLedger.self, from: $0) } ?? ShopLedger()
        ledgers[identifier] = ledger
        return ledger
    }

    private func change(_ customer: any ServiceCustomer, _ change: (inout ShopLedger) -> Void) {
        let before = ledger(of: customer.identifier)
        var ledger = before
        change(&ledger)
        guard ledger != before else { return }
        ledgers[customer.identifier] = ledger
        do {
            try write(ledger, of: customer.identifier)
        } catch {
            host?.log("\(error)")
        }
    }

    private func write(_ ledger: ShopLedger, of identifier: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let list = try PropertyListSerialization.propertyList(from: encoder.encode(ledger), options: [], format: nil)
        try storage.makeFolder("Shop")
        try storage.write(list, to: Self.name(identifier, "plist"))
    }
}
