import Foundation

/// The receipt of a transaction in the form that `transactionReceipt` had until iOS 6: a property list in OpenStep's format,
/// with another one inside in base 64. Its signature says that nobody has signed it, and Apple's servers refuse it.
struct ShopReceipt {
    var transaction: ShopTransaction
    var product: ShopProduct
    var customer: any ServiceCustomer
    /// The device's.
    var deviceIdentifier: String

    private static let signature = "Not signed: made by Verger's local shop"

    @MainActor var data: Data {
        let original = transaction.originalDate ?? transaction.date
        let identifier = transaction.identifier ?? ""
        let info = Self.list([
            ("original-purchase-date-pst", Self.text(original, zone: "America/Los_Angeles")),
            ("purchase-date-ms", Self.milliseconds(transaction.date)),
            ("unique-identifier", deviceIdentifier),
            ("original-transaction-id", transaction.originalIdentifier ?? identifier),
            ("bvrs", customer.build),
            ("transaction-id", identifier),
            ("quantity", String(transaction.quantity)),
            ("original-purchase-date-ms", Self.milliseconds(original)),
            ("product-id", product.identifier),
            ("item-id", product.number),
            ("bid", customer.identifier),
            ("purchase-date", Self.text(transaction.date, zone: "Etc/GMT")),
            ("purchase-date-pst", Self.text(transaction.date, zone: "America/Los_Angeles")),
            ("original-purchase-date", Self.text(original, zone: "Etc/GMT")),
        ])
        return Data(
            Self.list([
                ("signature", Data(Self.signature.utf8).base64EncodedString()),
                ("purchase-info", Data(info.utf8).base64EncodedString()),
                ("environment", "Sandbox"), ("pod", "100"), ("signing-status", "0"),
            ]).utf8)
    }

    private static func list(_ entries: [(key: String, value: String)]) -> String {
        let lines = entries.map { "\t\"\($0.key)\" = \"\(escaped($0.value))\";\n" }
        return "{\n" + lines.joined() + "}"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private static func milliseconds(_ date: Date) -> String {
        String(Int64((date.timeIntervalSince1970 * 1000).rounded()))
    }

    /// `2012-04-30 08:05:55 Etc/GMT`
    private static func text(_ date: Date, zone: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: zone) ?? TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter.string(from: date) + " " + zone
    }
}
