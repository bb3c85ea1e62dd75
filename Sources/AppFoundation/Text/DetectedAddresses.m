// Postal addresses in a text, as they are written in the United States, and the flights of airlines.

#import "DataDetection.h"

static NSString *const states = @"A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|"
                                @"T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|"
                                @"Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|"
                                @"Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|"
                                @"New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|"
                                @"Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|"
                                @"West Virginia|Wisconsin|Wyoming";

static NSString *const streets = @"Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Square|Sq|"
                                 @"Terrace|Ter|Way|Parkway|Pkwy|Circle|Cir|Highway|Hwy|Loop|Plaza|Broadway|Alley|Trail|Row";

static void add(NSMutableDictionary *components, NSString *key, NSString *value) {
    value = [value stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@" ,\r\n\t"]];
    if ([value length]) [components setObject:value forKey:key];
}

void detect_addresses(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern = [NSString stringWithFormat:
        // Number and street, with a flat or a suite.
        @"(?<![\\p{L}\\p{N}])(\\d{1,6}(?:-\\d+)?[A-Z]? (?:[\\p{L}\\p{N}.'-]+ ){0,4}(?:%@)\\b(?:\\.(?=,| [\\p{L}\\d#]))?(?: [NSEW]{1,2}\\b)?"
        @"(?:,? *(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|#)\\.? ?[\\w-]+)?)"
        // Town, state, code, country.
        @"(?:[, ]*[\\r\\n]?[, ]*((?:[\\p{L}.'-]+ ?){1,4}?),? *\\b(%@)\\b\\.?(?:,? +(\\d{5}(?:-\\d{4})?))?"
        @"(?:[, \\r\\n]+(USA|U\\.S\\.A\\.|United States(?: of America)?))?)?",
        streets, states];
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSMutableDictionary *components = [NSMutableDictionary dictionary];
        add(components, NSTextCheckingStreetKey, detected_group(text, match, 1));
        add(components, NSTextCheckingCityKey, detected_group(text, match, 2));
        add(components, NSTextCheckingStateKey, detected_group(text, match, 3));
        add(components, NSTextCheckingZIPKey, detected_group(text, match, 4));
        add(components, NSTextCheckingCountryKey, detected_group(text, match, 5));
        [results addObject:[NSTextCheckingResult addressCheckingResultWithRange:[match range] components:components]];
    }
}

void detect_flights(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern = @"\\b(Aer Lingus|Air Canada|Air France|Air India|Alaska Airlines|All Nippon Airways|American Airlines|"
                        @"American|British Airways|Cathay Pacific|Continental|Delta(?: Air Lines)?|Emirates|Frontier|Iberia|"
                        @"Japan Airlines|JetBlue|KLM|Korean Air|Lufthansa|Northwest|Qantas|Qatar Airways|Ryanair|SAS|"
                        @"Singapore Airlines|Southwest(?: Airlines)?|Swiss|United(?: Airlines)?|US Airways|Virgin America|"
                        @"Virgin Atlantic|easyJet|AA|AC|AF|AS|BA|B6|CO|CX|DL|EI|EK|IB|JL|KE|KL|LH|LX|NH|QF|QR|SK|SQ|UA|US|VS|VX|WN)"
                        @" *(?:flight|flt\\.?)? *#? ?(\\d{1,4})\\b";
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSMutableDictionary *components = [NSMutableDictionary dictionary];
        add(components, NSTextCheckingAirlineKey, detected_group(text, match, 1));
        add(components, NSTextCheckingFlightKey, detected_group(text, match, 2));
        [results addObject:[NSTextCheckingResult transitInformationCheckingResultWithRange:[match range]
                                                                                components:components]];
    }
}
