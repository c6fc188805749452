// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/StudyController.h"

#include <utility>

namespace warpgrain::gui {

namespace {

/// What the study looks at of a variant: times and verifications are none of it.
bool isSame(const session::Variant &one, const session::Variant &other) {
  return one.plan == other.plan && one.byHand == other.byHand && one.texts == other.texts &&
         one.resources == other.resources && one.dynamicSharedBytes == other.dynamicSharedBytes &&
         one.block == other.block;
}

bool isSame(const StudyRequest &one, const StudyRequest &other) {
  return one.analysis == other.analysis && one.kernel == other.kernel && one.launch.block == other.launch.block &&
         one.launch.grid == other.launch.grid && one.launch.arguments == other.launch.arguments &&
         one.dynamicSharedBytes == other.dynamicSharedBytes && one.architecture == other.architecture &&
         isSame(one.left, other.left) && isSame(one.right, other.right);
}

} // namespace

StudyController::StudyController(std::shared_ptr<StudiedTexts> texts, std::shared_ptr<KeptParser> parser,
                                 QObject *parent)
    : QObject(parent), answers_(
                           this,
                           [known = std::move(texts), held = std::move(parser)](const StudyRequest &request,
                                                                                const CancellationToken &cancel) {
                             return studyVariants(request, *known, held, cancel);
                           },
                           [](const StudyRequest &one, const StudyRequest &other) { return isSame(one, other); },
                           [this](const VariantStudyPointer &study) { Q_EMIT studied(study); }) {}

void StudyController::ask(StudyRequest request) {
  if (answers_.ask(std::move(request))) Q_EMIT begun();
}

} // namespace warpgrain::gui
