// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/build/BuildRequest.h"
#include "app/gui/measure/MeasurementAge.h"
#include "app/gui/verify/VerifiedLaunches.h"
#include "core/session/Variant.h"

#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What was learnt of a text: the rows of the last build of it, and what running and measuring has shown of its
/// variants, also of those that are not among the rows any more.
struct KnownText {
  BuildRequest order;
  std::vector<session::Variant> rows;
  std::map<std::string, session::VariantMeasurement> measured; ///< by steps
  MeasurementAge age;                                          ///< which of the measurements belong together
  VerifiedLaunches verified;
};

using KnownTextPointer = std::shared_ptr<const KnownText>;

/// Rows as they are kept of a text; what was measured of it before stays.
KnownText knownTextOf(const BuildRequest &order, const std::vector<session::Variant> &rows, const MeasurementAge &age,
                      const VerifiedLaunches &verified, const KnownText *before);

/// Results of the texts that were looked at last, each under the text, the flags that a person gave it, the kernel and
/// the architecture that it belongs to: they come back when these do.
class KnownVariants {
public:
  /// Takes the place of what was kept of the same text; its measurements stay.
  void keep(const BuildRequest &order, const std::vector<session::Variant> &rows, const MeasurementAge &age,
            const VerifiedLaunches &verified);
  /// Likewise.
  void keep(KnownText known);

  /// The newest first.
  const std::list<KnownTextPointer> &texts() const { return texts_; }

  /// Null where nothing is known.
  const KnownText *find(const Analysis &analysis, const KernelKey &kernel, const std::string &architecture) const;

  /// A built variant, or an original, whose source is the analysed one; null where none is known.
  const session::Variant *builtAs(const Analysis &analysis, const KernelKey &kernel,
                                  const std::string &architecture) const;

private:
  static constexpr std::size_t most = 12; ///< texts; each holds the texts and the machine code of its variants

  std::list<KnownTextPointer> texts_; ///< the newest first
};

} // namespace warpgrain::gui
