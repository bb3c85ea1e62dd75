import Device
import Foundation
import Testing

/// Files of products, and what is said of those with mistakes.
@Suite struct ProductFileTests {
    private func problem(_ text: String) -> String {
        do {
            _ = try ProductFile(Data(text.utf8), name: "Shop.storekit")
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `a configuration of Xcode is read`() throws {
        let text = """
            {"identifier": "1", "settings": {"_storefront": "DEU", "_locale": "de"}, "version": {"major": 1, "minor": 2},
             "products": [{"productID": "hat", "type": "Consumable", "displayPrice": "0.99", "internalID": "7",
                "referenceName": "Hat", "familyShareable": false,
                "localizations": [{"locale": "en_US", "displayName": "Hat", "description": "A hat"}]}],
             "nonRenewingSubscriptions": [],
             "subscriptionGroups": [{"subscriptions": [{"productID": "news", "type": "RecurringSubscription",
                "displayPrice": "1.5", "recurringSubscriptionPeriod": "P1M", "localizations": []}]}]}
            """
        let file = try ProductFile(Data(text.utf8), name: "Shop.storekit")
        #expect(file.summary == ["hat Consumable 0.99 EUR “Hat”", "news RecurringSubscription 1.5 EUR “news”"])
    }

    @Test func `a property list is read, as a dictionary or an array`() throws {
        let dictionary = """
            <plist version="1.0"><dict><key>Country</key><string>GB</string><key>Products</key><array><dict>
            <key>ProductIdentifier</key><string>hat</string><key>Price</key><string>0.59</string>
            <key>Title</key><string>Hat</string></dict></array></dict></plist>
            """
        let array = "({ProductIdentifier = hat; Price = \"2\"; Type = Consumable; Title = Hat; })"
        #expect(try ProductFile(Data(dictionary.utf8), name: "a").summary == ["hat NonConsumable 0.59 GBP “Hat”"])
        #expect(try ProductFile(Data(array.utf8), name: "a").summary == ["hat Consumable 2 USD “Hat”"])
    }

    @Test func `a mistake is told with its place and its cure`() {
        #expect(problem("{").hasPrefix("Shop.storekit: is neither JSON"))
        #expect(
            problem("<plist><dict>").hasPrefix("Shop.storekit: is no property list (<dict> of line 1 is not closed"))
        #expect(problem("[1]") == "Shop.storekit: is no object with “products”, as Xcode's StoreKit configuration is.")
        #expect(problem(#"{"products": 3}"#) == "Shop.storekit: products is no array. Make it one.")
        #expect(
            problem(#"{"products": [{"type": "Consumable"}]}"#)
                == "Shop.storekit: products[0].productID is missing, or no text of up to 255 bytes. Add it.")
        #expect(
            problem(#"{"products": [{"productID": "a", "type": "Free"}]}"#)
                == "Shop.storekit: products[0].type is none of Consumable, NonConsumable, NonRenewingSubscription, RecurringSubscription."
        )
        #expect(
            problem(#"{"products": [{"productID": "a", "displayPrice": "1e9"}]}"#)
                == "Shop.storekit: products[0].displayPrice is missing, or no price. Write it like 0.99.")
        let twice = #"{"productID": "a", "displayPrice": "1"}"#
        #expect(
            problem("{\"products\": [\(twice), \(twice)]}")
                == "Shop.storekit: products[1] has the identifier “a” of a product before it. Use another one.")
        #expect(
            problem(#"{"settings": {"_storefront": "Mars"}}"#)
                == "Shop.storekit: settings._storefront “Mars” is no country. Use one like USA or DEU.")
        #expect(
            problem(
                #"{"subscriptionGroups": [{"subscriptions": [{"productID": "a", "displayPrice": 1, "localizations": [{}]}]}]}"#
            )
                == "Shop.storekit: subscriptionGroups[0].subscriptions[0].localizations[0].locale is missing, or no text of up to 255 bytes. Add it."
        )
        #expect(
            problem(String(repeating: " ", count: ProductFile.largest + 1)) == "Shop.storekit: is larger than 1 MB.")
    }
}
